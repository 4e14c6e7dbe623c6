/** Returns the storefront's address of one rendition of an image. */
export function mediaPath(folder: string, width: number, format: string): string {
  return `/media/${encodeURIComponent(folder)}/${width}.${format}`;
}

/** Returns the narrowest available width of at least `wanted`; the widest when all are smaller. */
export function nearestWidth(widths: readonly number[], wanted: number): number | undefined {
  const sorted = [...widths].sort((a, b) => a - b);
  return sorted.find((width) => width >= wanted) ?? sorted.at(-1);
}
