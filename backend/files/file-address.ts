import type { storageFiles } from '../db/schema/storage.ts';
import { endings } from './accepted-files.ts';

type Stored = Pick<typeof storageFiles.$inferSelect, 'folder' | 'contentType'>;

/** Returns the name of a file in its folder. */
export function getFileName({ contentType }: Pick<Stored, 'contentType'>): string {
  return `original.${endings[contentType]}`;
}

/** Returns the path of a file's address. */
export function getFileAddress(file: Stored): string {
  return `/Uploads/${file.folder}/${getFileName(file)}`;
}
