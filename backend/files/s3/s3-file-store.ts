import path from 'node:path';
import { createLocalFileStore, type FileStore } from '../file-store.ts';
import type { Bucket } from './bucket.ts';
import { createLocalCopies } from './local-copies.ts';

/**
 * Creates a store in a bucket: `<room>/<folder>/<name>`. Files arrive in a folder of this machine, where they are inspected; those
 * that a program must have as files are copied there.
 *
 * @param room - Begins the keys of this store.
 * @param folder - A folder of this machine for what arrives, and for copies.
 */
export function createS3FileStore(bucket: Bucket, room: string, folder: string): FileStore {
  const { receive, discard, discardBefore } = createLocalFileStore(folder);
  const keyOf = (inFolder: string, name: string): string => `${room}/${inFolder}/${name}`;
  const copies = createLocalCopies(bucket, path.join(folder, 'copies'));
  return {
    receive,
    discard,
    async keep(arrived, inFolder, name) {
      await bucket.put(keyOf(inFolder, name), arrived.path, arrived.bytes);
      await discard(arrived);
    },
    open: (inFolder, name) => bucket.get(keyOf(inFolder, name)),
    find: (inFolder, name) => copies.find(keyOf(inFolder, name)),
    async remove(inFolder) {
      for await (const { key } of bucket.list(keyOf(inFolder, ''))) {
        await bucket.delete(key);
        await copies.remove(key);
      }
    },
    async foldersBefore(time) {
      const latest = new Map<string, number>();
      for await (const { key, changed } of bucket.list(`${room}/`)) {
        const [, inFolder = ''] = key.split('/');
        latest.set(inFolder, Math.max(latest.get(inFolder) ?? 0, changed.getTime()));
      }
      return [...latest].filter(([, changed]) => changed < time.getTime()).map(([inFolder]) => inFolder);
    },
    async discardBefore(time) {
      await discardBefore(time);
      // Another process may have deleted what this one has a copy of.
      await copies.removeBefore(time);
    },
  };
}
