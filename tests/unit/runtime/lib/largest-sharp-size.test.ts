import { describe, expect, it } from 'vitest';
import { largestSharpSize } from '#runtime/lib/largest-sharp-size.ts';
import { effectiveDpi, largestPart } from '#runtime/lib/print-crop.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';

const sizes = {
  kind: 'free',
  width: { minimum: 300, maximum: 2400, step: 10, default: 1200 },
  height: { minimum: 300, maximum: 1200, step: 10, default: 800 },
  scale: undefined,
} as const satisfies PrintSizes;

const dpiIn = (picture: { width: number; height: number }) => (size: { width: number; height: number }) =>
  effectiveDpi(largestPart(picture, size), size);

describe('the largest size that prints sharply', () => {
  it('keeps the proportions of the print and reaches the resolution, which the next step does not', () => {
    const dpiOf = dpiIn({ width: 1800, height: 1200 });
    const size = largestSharpSize(sizes, { width: 1200, height: 800 }, 60, dpiOf);
    expect(size).toEqual({ width: 750, height: 500 });
    expect(dpiOf({ width: 760, height: 510 })).toBeLessThan(60);
  });

  it('goes by the longer side of an upright print', () => {
    const dpiOf = dpiIn({ width: 1800, height: 2700 });
    expect(largestSharpSize(sizes, { width: 600, height: 900 }, 100, dpiOf)).toEqual({ width: 450, height: 680 });
  });

  it('keeps to the bounds of the shorter side', () => {
    const dpiOf = dpiIn({ width: 3600, height: 1300 });
    expect(largestSharpSize(sizes, { width: 2400, height: 400 }, 100, dpiOf)).toEqual({ width: 910, height: 300 });
  });

  it('is none where the picture is too small for the smallest size', () => {
    const dpiOf = dpiIn({ width: 500, height: 400 });
    expect(largestSharpSize(sizes, { width: 1200, height: 800 }, 60, dpiOf)).toBeUndefined();
  });
});
