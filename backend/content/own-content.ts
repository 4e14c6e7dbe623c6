import path from 'node:path';
import { packagePaths } from '../process/package-root.ts';
import { listShops } from './list-shops.ts';

/** Returns the folder of `CONTENT_DIR`, if it holds shops other than those of the demo. */
export function ownContent(contentFolder: string | undefined, workingFolder: string): string | undefined {
  if (contentFolder === undefined || contentFolder === '') return undefined;
  const folder = path.resolve(workingFolder, contentFolder);
  return folder === packagePaths.content || listShops(folder).length === 0 ? undefined : folder;
}
