import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of the originals of images. */
export interface Originals {
  /** Images of the demo, `<key>.webp`. */
  readonly shipped: string;
  /** Images of imported shops, named by their key and content: `<folder>.webp`; absent: there are none. */
  readonly imported?: string;
}

/** Returns the file of an image's original; `undefined` while there is none. */
export function findOriginal(
  { shipped, imported }: Originals,
  { key, folder }: { readonly key: string; readonly folder: string },
): string | undefined {
  const files = [
    ...(imported === undefined ? [] : [importedFile(imported, folder)]),
    path.join(shipped, `${key}.webp`),
  ];
  return files.find((file) => existsSync(file));
}

/** Returns where the original of an imported image is. */
export function importedFile(imported: string, folder: string): string {
  return path.join(imported, `${folder}.webp`);
}
