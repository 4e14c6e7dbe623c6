/** An image as the API describes it. Its files are below {@link mediaPath}. */
export interface PictureSource {
  readonly folder: string;
  /** Alternative text; `''` if the adjacent text is equivalent. */
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`, shown until the image is loaded. */
  readonly color: string;
  /** Available widths in pixels. */
  readonly widths: readonly number[];
  /** Available formats, e.g. `avif` and `webp`. */
  readonly formats: readonly string[];
}

/** Returns the storefront's address of one rendition of an image. */
export function mediaPath(folder: string, width: number, format: string): string {
  return `/media/${encodeURIComponent(folder)}/${width}.${format}`;
}

/** Returns the value of `srcset` for one format, narrowest first. */
export function srcSet(picture: Pick<PictureSource, 'folder' | 'widths'>, format: string): string {
  return [...picture.widths]
    .sort((a, b) => a - b)
    .map((width) => `${mediaPath(picture.folder, width, format)} ${width}w`)
    .join(', ');
}

/** Returns the narrowest available width of at least `wanted`; the widest when all are smaller. */
export function nearestWidth(widths: readonly number[], wanted: number): number | undefined {
  const sorted = [...widths].sort((a, b) => a - b);
  return sorted.find((width) => width >= wanted) ?? sorted.at(-1);
}
