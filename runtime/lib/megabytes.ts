const bytesPerMegabyte = 1024 * 1024;

/** Bytes as the megabytes that sizes of files are told in: divided by 1024 twice. */
export const toMegabytes = (bytes: number): number => bytes / bytesPerMegabyte;
