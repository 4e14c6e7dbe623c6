/** Path of the files of saved items. */
export const savedFilesPath = '/saved-items/files';

/** Path of the export of all saved items, below the prefix of the locale. */
export const savedItemsExportPath = '/saved-items/export';

/**
 * Returns the storefront's address of a stored file.
 * @param url - Path of the product API: `/Uploads/{folder}/{file}`.
 */
export function savedFilePath(url: string): string {
  return url.replace(/^\/Uploads/, savedFilesPath);
}
