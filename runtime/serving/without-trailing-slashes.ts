/** Returns an address without the slashes at its end, so that a path can follow. Takes time in proportion to its length. */
export const withoutTrailingSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '');
