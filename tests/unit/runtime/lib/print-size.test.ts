import { describe, expect, it } from 'vitest';
import { calculateScale, defaultSize, isPrinted, printSizes, scaledSize } from '#runtime/lib/print-size.ts';

const width = { kind: 'Width', unit: 'mm', minimum: 300, maximum: 2400, step: 10, default: 1200 } as const;
const height = { kind: 'Height', unit: 'mm', minimum: 300, maximum: 1200, step: 10, default: 800 } as const;
const scale = { kind: 'Scale', unit: 'percent', minimum: 25, maximum: 200, step: 1, default: 100 } as const;
const round = { width: 1000, height: 1000, depth: 45 };

describe('the sizes of a photo print', () => {
  it('are that of the variant where a piece is sold', () => {
    expect(printSizes([width, height], 'piece', round)).toEqual({ kind: 'fixed', size: { width: 1000, height: 1000 } });
  });

  it('are within bounds where it is sold by the square metre, or no variant has a size', () => {
    const free = { kind: 'free', width, height, scale: { ...scale, minimum: 38, maximum: 150 } };
    expect(printSizes([width, height, scale], 'm2', round)).toEqual(free);
    expect(printSizes([width, height, scale], 'piece', undefined)).toEqual(free);
  });

  it('are those of variants where the photo print has no bounds of width and height', () => {
    expect(printSizes([scale], 'm2', round)).toEqual({ kind: 'fixed', size: { width: 1000, height: 1000 } });
    expect(printSizes([scale], 'm2', undefined)).toBeUndefined();
  });

  it('leave a side open that is not bounded', () => {
    const sizes = printSizes([height], 'm2', undefined);
    expect(sizes?.kind === 'free' && sizes.width).toEqual({ minimum: 1, maximum: 100_000, step: 1, default: 800 });
  });
});

describe('a scale', () => {
  const sizes = printSizes([width, height, scale], 'm2', undefined);
  if (sizes?.kind !== 'free') throw new Error('These sizes are free.');

  it('changes both sides in proportion, within their bounds and steps', () => {
    expect(defaultSize(sizes)).toEqual({ width: 1200, height: 800 });
    expect(scaledSize(sizes, 50)).toEqual({ width: 600, height: 400 });
    expect(scaledSize(sizes, 49)).toEqual({ width: 590, height: 390 });
  });

  it('goes as far as both sides can follow', () => {
    // The height ends at 300 and at 1200 mm.
    expect(sizes.scale).toMatchObject({ minimum: 38, maximum: 150 });
    expect(scaledSize(sizes, 38)).toEqual({ width: 460, height: 300 });
    expect(scaledSize(sizes, 150)).toEqual({ width: 1800, height: 1200 });
  });

  it('is known of a size that has its proportions', () => {
    expect(calculateScale(sizes, { width: 600, height: 400 })).toBe(50);
    expect(calculateScale(sizes, { width: 600, height: 600 })).toBeUndefined();
    expect(calculateScale(sizes, { width: 300, height: 300 })).toBeUndefined();
  });
});

it('prints what lies on a step between the bounds', () => {
  expect([290, 300, 305, 310, 2400, 2410].map((side) => isPrinted(side, width))).toEqual([
    ...[false, true, false],
    ...[true, true, false],
  ]);
});
