import { describe, expect, it } from 'vitest';
import { betterSize, sharpnessText } from '#runtime/features/configurator/print/print-quality.tsx';
import { largestPart, type Sides } from '#runtime/lib/print-crop.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';

const resolutions = { minimumDpi: 60, recommendedDpi: 120 };
const side = { minimum: 300, maximum: 2400, step: 10, default: 1200 };
const free: PrintSizes = { kind: 'free', width: side, height: side, scale: undefined };
const print = { width: 1200, height: 800 };
const fixed: PrintSizes = { kind: 'fixed', size: print };

const whole = (picture: Sides) => ({ part: largestPart(picture, print), picture, print });

describe('what is said of a print that is not sharp', () => {
  it('offers the largest size that prints well', () => {
    const printed = whole({ width: 3000, height: 2000 });
    expect(betterSize(printed, free, resolutions)).toEqual({ width: 630, height: 420, dpi: 120 });
    expect(sharpnessText(printed, free, resolutions)).toMatchObject({ key: 'form:photo.dpi.low', also: [] });
  });

  it('offers a size that is printed at all where none prints well', () => {
    const printed = whole({ width: 1800, height: 1200 });
    expect(betterSize(printed, free, resolutions)).toEqual({ width: 750, height: 500, dpi: 60 });
    expect(sharpnessText(printed, free, resolutions)).toMatchObject({ key: 'form:photo.dpi.tooLow', also: [] });
  });

  it('speaks of a larger part only where there is one', () => {
    const picture = { width: 1800, height: 1200 };
    const smaller = { part: { x: 0, y: 0, width: 900, height: 600 }, picture, print };
    expect(sharpnessText(smaller, fixed, resolutions)).toEqual({
      key: 'form:photo.dpi.tooLowFixed',
      values: { dpi: 60 },
      also: [{ key: 'form:photo.dpi.largerPart' }],
    });
    expect(sharpnessText(whole(picture), fixed, resolutions)).toMatchObject({ also: [] });
  });

  it('asks for another image if no size is possible', () => {
    const printed = whole({ width: 600, height: 400 });
    expect(betterSize(printed, free, resolutions)).toBeUndefined();
    expect(sharpnessText(printed, free, resolutions).key).toBe('form:photo.dpi.tooSmall');
  });
});
