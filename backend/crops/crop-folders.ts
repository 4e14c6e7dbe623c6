/** What every folder of a crop begins with: other folders need no query. */
export const cropFolderPrefix = 'crop-';

const originalPrefix = 'cropped-';

/** The folder of the picture that a crop was cut from, by the crop's own, which nobody can guess. */
export function getOriginalFolder(cropFolder: string): string {
  return originalPrefix + cropFolder.slice(cropFolderPrefix.length);
}

/** The folder of the crop, by that of the picture it was cut from; `undefined`: it is none. */
export function getCropFolder(folder: string): string | undefined {
  return folder.startsWith(originalPrefix) ? cropFolderPrefix + folder.slice(originalPrefix.length) : undefined;
}
