import path from 'node:path';
import { createLocalFileStore, type FileStore } from '../files/file-store.ts';

/** The stores in a backend's folder of files. */
export interface FileStores {
  readonly uploads: FileStore;
  /** Apart from files that are deleted when they are no longer used. */
  readonly invoices: FileStore;
}

/** Returns the stores in a folder. */
export function createFileStores(folder: string): FileStores {
  return { uploads: createLocalFileStore(folder), invoices: createLocalFileStore(path.join(folder, 'invoices')) };
}
