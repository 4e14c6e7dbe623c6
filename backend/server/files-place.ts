import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../errors/startup-error.ts';
import { type BucketAddress, findBucketFault, readBucketAddress } from '../files/s3/bucket-address.ts';

/** Where a backend keeps its files. */
export interface FilesPlace {
  /** A folder of this machine: for all files or, with a bucket, for those that arrive and for copies. */
  readonly folder: string;
  readonly bucket?: BucketAddress;
}

/**
 * Returns the place of files: that of `FILES_URL`, a path or an address `file:` or `s3:`, or `files` in the data folder.
 *
 * @throws {StartupError} for an `s3:` address with a fault.
 */
export function getFilesPlace(filesUrl: string | undefined, dataDir: string, workingFolder: string): FilesPlace {
  const own = path.resolve(workingFolder, dataDir, 'files');
  if (filesUrl === undefined || filesUrl === '') return { folder: own };
  if (filesUrl.startsWith('s3:')) {
    const fault = findBucketFault(filesUrl);
    if (fault !== undefined) {
      throw new StartupError(`FILES_URL ${fault}.`, 'An example: s3://shop-files/live?region=eu-central-1');
    }
    return { folder: own, bucket: readBucketAddress(filesUrl) };
  }
  return { folder: filesUrl.startsWith('file:') ? fileURLToPath(filesUrl) : path.resolve(workingFolder, filesUrl) };
}
