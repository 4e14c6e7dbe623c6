import path from 'node:path';
import type { Originals } from '../images/originals.ts';
import { packagePaths } from '../process/package-root.ts';

/** Returns the folders of originals of a backend. @param files - Its folder of files. */
export function findOriginals(files: string, shipped: string = packagePaths.pictures): Required<Originals> {
  return { shipped, imported: path.join(files, 'images') };
}
