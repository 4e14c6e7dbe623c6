import { stat } from 'node:fs/promises';
import type { Bucket } from '../files/s3/bucket.ts';
import { createLocalCopies } from '../files/s3/local-copies.ts';
import type { ImportedOriginals } from './originals.ts';

const room = 'images/';
const ending = '.webp';

/** Returns the originals in a bucket, `images/<name>.webp`. @param folder - A folder of this machine for copies. */
export function createS3Originals(bucket: Bucket, folder: string): ImportedOriginals {
  const keyOf = (name: string): string => `${room}${name}${ending}`;
  const copies = createLocalCopies(bucket, folder);
  return {
    find: (name) => copies.find(keyOf(name)),
    async keep(name, file) {
      const { size } = await stat(file);
      await bucket.put(keyOf(name), file, size);
    },
    async names() {
      const names = new Set<string>();
      for await (const { key } of bucket.list(room)) {
        if (key.endsWith(ending)) names.add(key.slice(room.length, -ending.length));
      }
      return names;
    },
  };
}
