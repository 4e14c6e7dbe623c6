import type { Sides } from './print-crop.ts';
import { nearestSide, type PrintSizes } from './print-size.ts';

/**
 * Returns the largest size of a print, in millimetres and in about the proportions of `size`, that reaches a resolution;
 * undefined where no size within the bounds does.
 *
 * @param dpiOf - Dots per inch at which the picture prints in a size, rounded down.
 */
export function largestSharpSize(
  sizes: Extract<PrintSizes, { kind: 'free' }>,
  size: Sides,
  dpi: number,
  dpiOf: (size: Sides) => number,
): Sides | undefined {
  const [long, short] = size.height > size.width ? (['height', 'width'] as const) : (['width', 'height'] as const);
  const { minimum, step } = sizes[long];
  const reachable = Math.min(size[long], (size[long] * (dpiOf(size) + 1)) / dpi);
  for (let side = nearestSide(reachable, sizes[long]); side >= minimum; side -= step) {
    const other = nearestSide((side * size[short]) / size[long], sizes[short]);
    const found = long === 'width' ? { width: side, height: other } : { width: other, height: side };
    if (dpiOf(found) >= dpi) return found;
  }
  return undefined;
}
