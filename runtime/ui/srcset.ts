/** A picture as the API describes it. The files themselves lie at {@link mediaPath}. */
export interface PictureSource {
  readonly folder: string;
  /** What is to be seen; `''` when the text beside it says the same. */
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  readonly color: string;
  /** Widths that exist, in pixels. */
  readonly widths: readonly number[];
  /** Formats that exist, e.g. `avif` and `webp`. */
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
