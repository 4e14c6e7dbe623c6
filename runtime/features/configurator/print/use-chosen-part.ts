import { useEffect, useState } from 'react';
import {
  largestPart,
  type Rectangle,
  type Rotation,
  reproportioned,
  type Sides,
  turned,
  turnedBy,
  turnedPart,
} from '#runtime/lib/print-crop.ts';
import type { Pixels } from './use-pixels.ts';

/** The selected part of a picture, and its printed size. */
export interface ChosenPart {
  /** Key of the picture. */
  readonly key: string;
  readonly rotation: Rotation;
  readonly part: Rectangle;
  /** Millimetres. */
  readonly size: Sides;
}

/**
 * Returns the crop. Another image begins with the largest one, and another size keeps the crop as far as its
 * proportions allow.
 *
 * @param key - Of the picture that is chosen, which may have to be read yet.
 * @param pixels - That picture, as soon as it is read.
 */
export function useChosenPart(
  key: string | undefined,
  pixels: Pixels | undefined,
  { width, height }: Sides,
  start: ChosenPart | undefined,
) {
  const [chosen, setChosen] = useState(start);
  useEffect(() => {
    if (pixels) setChosen((now) => inSize(now, pixels, { width, height }));
  }, [pixels, width, height]);
  // A selection for another picture or size does not apply.
  const isCurrent = chosen?.key === key && chosen?.size.width === width && chosen.size.height === height;
  return {
    chosen: isCurrent ? chosen : undefined,
    choose: (part: Rectangle) => setChosen((now) => now && { ...now, part }),
    turn: (quarters: 1 | -1) =>
      setChosen((now) => {
        if (!now || !pixels) return now;
        const { rotation, part, size: print } = now;
        const before = turned(pixels, rotation);
        return { ...now, rotation: turnedBy(rotation, quarters), part: turnedPart(part, quarters, before, print) };
      }),
  };
}

function inSize(now: ChosenPart | undefined, pixels: Pixels, size: Sides): ChosenPart {
  if (now?.key !== pixels.key) return { key: pixels.key, rotation: 0, part: largestPart(pixels, size), size };
  if (now.size.width === size.width && now.size.height === size.height) return now;
  const picture = turned(pixels, now.rotation);
  return { ...now, size, part: reproportioned(now.part, picture, now.size, size) };
}
