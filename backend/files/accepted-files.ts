/** Max. bytes of an uploaded file: 30 MiB. */
export const maxUploadBytes = 31_457_280;

/** Max. pixels of an uploaded image: 16,383 squared. */
export const maxPixels = 268_402_689;

/** Accepted content types, with the file name ending that a stored file gets. */
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
