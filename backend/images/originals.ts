import { existsSync } from 'node:fs';
import path from 'node:path';

/** The originals of imported shops' images, named by their key and content. */
export interface ImportedOriginals {
  /** Returns the path of one as a file of this machine; `undefined` when it does not exist. */
  find(folder: string): Promise<string | undefined>;
  /** Stores a copy of a file. */
  keep(folder: string, file: string): Promise<void>;
  /** Returns the names of all. */
  names(): Promise<ReadonlySet<string>>;
}

/** Where the originals of images are. */
export interface Originals {
  /** Folder of the images of the demo, `<key>.webp`. */
  readonly shipped: string;
  /** Those of imported shops; absent: there are none. */
  readonly imported?: ImportedOriginals;
}

/** Returns the file of an image's original; `undefined` while there is none. */
export async function findOriginal(
  { shipped, imported }: Originals,
  { key, folder }: { readonly key: string; readonly folder: string },
): Promise<string | undefined> {
  const own = shippedFile(shipped, key);
  return (await imported?.find(folder)) ?? (existsSync(own) ? own : undefined);
}

/** Returns what tells which images have an original. */
export async function listOriginals({
  shipped,
  imported,
}: Originals): Promise<(image: { readonly key: string; readonly folder: string }) => boolean> {
  const names = (await imported?.names()) ?? new Set();
  return ({ key, folder }) => names.has(folder) || existsSync(shippedFile(shipped, key));
}

const shippedFile = (shipped: string, key: string): string => path.join(shipped, `${key}.webp`);
