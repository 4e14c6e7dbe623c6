import path from 'node:path';
import type { Originals } from '../images/originals.ts';
import { packagePaths } from '../process/package-root.ts';

/** Returns where a backend finds the originals of images. @param files - Its folder of files. */
export function findOriginals(files: string, shipped: string = packagePaths.pictures): Required<Originals> {
  return { shipped, imported: path.join(files, 'images') };
}
