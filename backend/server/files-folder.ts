import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the folder of files: that of `FILES_URL`, a path or a `file:` address, or `files` in the data folder. */
export function getFilesFolder(filesUrl: string | undefined, dataDir: string, workingFolder: string): string {
  if (filesUrl === undefined || filesUrl === '') return path.resolve(workingFolder, dataDir, 'files');
  return filesUrl.startsWith('file:') ? fileURLToPath(filesUrl) : path.resolve(workingFolder, filesUrl);
}
