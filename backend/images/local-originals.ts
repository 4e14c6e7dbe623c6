import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedOriginals } from './originals.ts';

const ending = '.webp';

/** Returns the originals in a folder of this machine, `<name>.webp`. */
export function createLocalOriginals(folder: string): ImportedOriginals {
  const fileOf = (name: string): string => path.join(folder, `${name}${ending}`);
  return {
    async find(name) {
      const file = fileOf(name);
      return existsSync(file) ? file : undefined;
    },
    async keep(name, file) {
      await mkdir(folder, { recursive: true });
      const beside = `${fileOf(name)}.${process.pid}`;
      await copyFile(file, beside);
      await rename(beside, fileOf(name));
    },
    async names() {
      const files = existsSync(folder) ? await readdir(folder) : [];
      return new Set(files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length)));
    },
  };
}
