/** Bytes that an uploaded file may have: 30 MiB. */
export const maxUploadBytes = 31_457_280;

/** Pixels that an uploaded picture may have: 16,383 squared. */
export const maxPixels = 268_402_689;

/** Types of files that are taken, with the ending that a file of ours has. */
export const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'application/pdf': 'pdf',
} as const;

export type FileType = keyof typeof endings;

export function isFileType(type: string): type is FileType {
  return Object.hasOwn(endings, type);
}
