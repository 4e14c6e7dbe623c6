const bytesPerMegabyte = 1024 * 1024;

/** Converts bytes to the megabytes of file sizes: divided by 1024 twice. */
export const toMegabytes = (bytes: number): number => bytes / bytesPerMegabyte;
