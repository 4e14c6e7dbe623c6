import type { storageFiles } from '../db/schema/storage.ts';

/** The ending of a stored file's name, by its type. */
export const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'application/pdf': 'pdf',
} as const satisfies Record<(typeof storageFiles.$inferSelect)['contentType'], string>;

type Stored = Pick<typeof storageFiles.$inferSelect, 'folder' | 'contentType'>;

/** The name of a file in its folder. */
export function fileIn({ contentType }: Pick<Stored, 'contentType'>): string {
  return `original.${endings[contentType]}`;
}

/** The path that a file is read at. */
export function addressOf(file: Stored): string {
  return `/Uploads/${file.folder}/${fileIn(file)}`;
}
