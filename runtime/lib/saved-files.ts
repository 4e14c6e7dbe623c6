/** Where the files of saved items are downloaded. */
export const savedFilesPath = '/saved-items/files';

/** Where what is saved is downloaded as one file, below the prefix of the locale. */
export const savedItemsExportPath = '/saved-items/export';

/**
 * Returns the storefront's address of a stored file.
 * @param url - Path of the product API: `/Uploads/{folder}/{file}`.
 */
export function savedFilePath(url: string): string {
  return url.replace(/^\/Uploads/, savedFilesPath);
}
