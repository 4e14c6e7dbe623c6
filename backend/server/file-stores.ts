import path from 'node:path';
import { createLocalFileStore, type FileStore } from '../files/file-store.ts';
import { openBucket } from '../files/s3/bucket.ts';
import { createS3FileStore } from '../files/s3/s3-file-store.ts';
import { createLocalOriginals } from '../images/local-originals.ts';
import type { Originals } from '../images/originals.ts';
import { createS3Originals } from '../images/s3-originals.ts';
import { loadS3 } from '../process/late-package.ts';
import { packagePaths } from '../process/package-root.ts';
import type { FilesPlace } from './files-place.ts';

/** The stores of a backend's files. */
export interface FileStores {
  readonly uploads: FileStore;
  /** Apart from files that are deleted when they are no longer used. */
  readonly invoices: FileStore;
  readonly originals: Required<Originals>;
}

/** Returns the stores in a place. @param shipped - Folder of the originals of the demo's images. */
export function createFileStores({ folder, bucket: address }: FilesPlace, shipped = packagePaths.pictures): FileStores {
  const [ofInvoices, ofImages] = [path.join(folder, 'invoices'), path.join(folder, 'images')];
  if (address === undefined) {
    return {
      uploads: createLocalFileStore(folder),
      invoices: createLocalFileStore(ofInvoices),
      originals: { shipped, imported: createLocalOriginals(ofImages) },
    };
  }
  const bucket = openBucket(address, loadS3());
  return {
    uploads: createS3FileStore(bucket, 'uploads', folder),
    invoices: createS3FileStore(bucket, 'invoices', ofInvoices),
    originals: { shipped, imported: createS3Originals(bucket, ofImages) },
  };
}
