import { mediaPath } from '#runtime/lib/media-path.ts';

/** An image as the API describes it. Its files are below {@link mediaPath}. */
export interface PictureSource {
  readonly folder: string;
  /** Alternative text; `''` if the adjacent text is equivalent. */
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`. */
  readonly color: string;
  /** Available widths in pixels. */
  readonly widths: readonly number[];
  /** Available formats, e.g. `avif` and `webp`. */
  readonly formats: readonly string[];
}

/** Returns the value of `srcset` for one format, narrowest first. */
export function srcSet(picture: Pick<PictureSource, 'folder' | 'widths'>, format: string): string {
  return [...picture.widths]
    .sort((a, b) => a - b)
    .map((width) => `${mediaPath(picture.folder, width, format)} ${width}w`)
    .join(', ');
}

const unbounded = Number.POSITIVE_INFINITY;

/** Widest display in CSS pixels, by `sizes`: components have a few dozen values. */
const widestBySizes = new Map<string, number>();

/**
 * Returns the available widths that an image can need, narrowest first: none wider than the first that is twice as wide as
 * its widest display. Screens with three pixels per CSS pixel are phones, whose displays of a page are narrower.
 *
 * @param sizes - A `sizes` attribute in `px` and `vw`, its conditions `(min-width: …px)`, widest first.
 */
export function selectWidths(widths: readonly number[], sizes: string): readonly number[] {
  const widest = widestBySizes.get(sizes) ?? readWidestDisplay(sizes);
  widestBySizes.set(sizes, widest);
  const sorted = [...widths].sort((a, b) => a - b);
  const last = sorted.findIndex((width) => width >= 2 * widest);
  return last === -1 ? sorted : sorted.slice(0, last + 1);
}

/** Returns the widest display of an image in CSS pixels; infinite for one that grows with any viewport. */
function readWidestDisplay(sizes: string): number {
  let viewport = unbounded;
  let widest = 0;
  for (const entry of sizes.split(',')) {
    const [, from, length = '', unit] = /^\s*(?:\(min-width:\s*([\d.]+)px\)\s*)?([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
    if (unit === undefined) return unbounded;
    widest = Math.max(widest, unit === 'px' ? Number(length) : (viewport * Number(length)) / 100);
    viewport = Number(from ?? 0);
  }
  return widest;
}
