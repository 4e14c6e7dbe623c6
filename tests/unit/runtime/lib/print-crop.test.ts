import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveDpi as backendDpi, turned as backendTurned, validateCrop } from '#backend/crops/crop-rules.ts';
import {
  type Anchor,
  centredAt,
  effectiveDpi,
  fitted,
  largestPart,
  longSide,
  moved,
  type Rectangle,
  reproportioned,
  resized,
  type Sides,
  turned,
  turnedBy,
  turnedPart,
} from '#runtime/lib/print-crop.ts';

const picture = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
const print = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
const far = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const anchor = fc.constantFrom<Anchor[]>('middle', 'upperLeft', 'upperRight', 'lowerLeft', 'lowerRight');
const quarters = fc.constantFrom<(1 | -1)[]>(1, -1);

/** Returns the backend's problems with a crop; empty if it can be printed. */
function getFaults(part: Rectangle, of: Sides, size: Sides): unknown[] {
  expect(part.x).toBeGreaterThanOrEqual(0);
  expect(part.y).toBeGreaterThanOrEqual(0);
  expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
  expect(Object.values(part).every(Number.isInteger)).toBe(true);
  return validateCrop(part, size, of, [], []);
}

/** A step of editing a crop, with the image and the print afterwards. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), across: far, down: far }),
  fc.record({ kind: fc.constant('centre' as const), across: far, down: far }),
  fc.record({ kind: fc.constant('resize' as const), long: far, anchor }),
  fc.record({ kind: fc.constant('turn' as const), quarters }),
  fc.record({ kind: fc.constant('size' as const), print }),
  fc.record({ kind: fc.constant('type' as const), x: far, y: far, width: far, height: far }),
);

describe('a part of a picture', () => {
  it('can be printed whatever is done with it, one after another', () => {
    fc.assert(
      fc.property(picture, print, fc.array(step, { maxLength: 8 }), (ofPicture, ofPrint, steps) => {
        let [shown, size] = [ofPicture, ofPrint];
        let part = largestPart(shown, size);
        expect(getFaults(part, shown, size)).toEqual([]);
        for (const each of steps) {
          if (each.kind === 'move') part = moved(part, each.across, each.down, shown);
          if (each.kind === 'centre') part = centredAt(part, { x: each.across, y: each.down }, shown);
          if (each.kind === 'resize') part = resized(part, each.long, each.anchor, shown, size);
          if (each.kind === 'type') part = fitted(each, shown, size);
          if (each.kind === 'size') {
            part = reproportioned(part, shown, size, each.print);
            size = each.print;
          }
          if (each.kind === 'turn') {
            part = turnedPart(part, each.quarters, shown, size);
            shown = turned(shown, 90);
          }
          expect(getFaults(part, shown, size)).toEqual([]);
        }
      }),
    );
  });

  it('is the largest there is: one pixel more would not fit', () => {
    fc.assert(
      fc.property(picture, print, (of, size) => {
        const part = largestPart(of, size);
        const long = longSide(part, size) + 1;
        const [longRoom, shortRoom] = size.height > size.width ? [of.height, of.width] : [of.width, of.height];
        const ratio = Math.min(size.width, size.height) / Math.max(size.width, size.height);
        expect(long > longRoom || long * ratio > shortRoom).toBe(true);
        expect(Math.abs(part.x * 2 + part.width - of.width)).toBeLessThanOrEqual(1);
        expect(Math.abs(part.y * 2 + part.height - of.height)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('loses no pixel to a ratio that has no exact number', () => {
    const strip = { width: 372, height: 1 };
    expect(largestPart(strip, strip)).toEqual({ x: 0, y: 0, ...strip });
  });

  it('keeps the corner that it is not resized at', () => {
    const of = { width: 1000, height: 800 };
    const part = { x: 200, y: 200, width: 300, height: 200 };
    const size = { width: 600, height: 400 };
    expect(resized(part, 360, 'upperLeft', of, size)).toEqual({ x: 200, y: 200, width: 360, height: 240 });
    expect(resized(part, 360, 'lowerRight', of, size)).toEqual({ x: 140, y: 160, width: 360, height: 240 });
    expect(resized(part, 360, 'upperRight', of, size)).toEqual({ x: 140, y: 200, width: 360, height: 240 });
    expect(resized(part, 360, 'lowerLeft', of, size)).toEqual({ x: 200, y: 160, width: 360, height: 240 });
    expect(resized(part, 360, 'middle', of, size)).toEqual({ x: 170, y: 180, width: 360, height: 240 });
    // Limited by the space above it.
    expect(resized(part, 9000, 'lowerRight', of, size)).toEqual({ x: 0, y: 67, width: 500, height: 333 });
    expect(resized(part, 9000, 'middle', of, size)).toEqual({ x: 0, y: 0, width: 1000, height: 667 });
  });

  it('shows the same things after its picture was turned', () => {
    const of = { width: 1000, height: 800 };
    const square = { width: 500, height: 500 };
    // The upper left corner becomes the upper right, or the lower left.
    expect(turnedPart({ x: 0, y: 0, width: 200, height: 200 }, 1, of, square)).toEqual({
      x: 600,
      y: 0,
      width: 200,
      height: 200,
    });
    expect(turnedPart({ x: 0, y: 0, width: 200, height: 200 }, -1, of, square)).toEqual({
      x: 0,
      y: 800,
      width: 200,
      height: 200,
    });
  });

  it('goes on being all there is when the print gets other proportions', () => {
    const of = { width: 1200, height: 800 };
    const before = { width: 600, height: 400 };
    expect(reproportioned(largestPart(of, before), of, before, { width: 400, height: 400 })).toEqual({
      x: 200,
      y: 0,
      width: 800,
      height: 800,
    });
  });
});

describe('what the backend says as well', () => {
  it('is the resolution', () => {
    fc.assert(
      fc.property(picture, print, (part, size) => {
        expect(effectiveDpi(part, size)).toBe(backendDpi({ x: 0, y: 0, ...part }, size));
      }),
    );
  });

  it('is the picture after a rotation', () => {
    for (const rotation of [0, 90, 180, 270] as const) {
      const of = { width: 3, height: 2 };
      expect(turned(of, rotation)).toEqual(backendTurned(of, rotation));
    }
  });
});

it('turns in quarters, and comes round', () => {
  expect([turnedBy(0, 1), turnedBy(270, 1), turnedBy(0, -1), turnedBy(90, -1)]).toEqual([90, 0, 270, 0]);
});
