/** The prefix of every folder of a crop: other folders need no query. */
export const cropFolderPrefix = 'crop-';

const originalPrefix = 'cropped-';

/** Returns the folder of the image that a crop is cut from, from the crop's own folder, which nobody can guess. */
export function getOriginalFolder(cropFolder: string): string {
  return originalPrefix + cropFolder.slice(cropFolderPrefix.length);
}

/** Returns the folder of a crop from that of its original; `undefined`: the folder is not one of a crop. */
export function getCropFolder(folder: string): string | undefined {
  return folder.startsWith(originalPrefix) ? cropFolderPrefix + folder.slice(originalPrefix.length) : undefined;
}
