import type { InferType } from 'yup';
import { wholeNumber } from '../rules/amount.ts';
import { choice } from '../rules/choice.ts';
import { identifier } from '../rules/identifier.ts';
import { side } from '../rules/side.ts';
import { line } from '../rules/text.ts';
import { array, object } from '../yup.ts';
import { cartAdditionSchema } from './cart.ts';

type SideBounds = Parameters<typeof side>[0];

interface PrintBounds {
  readonly width: SideBounds;
  readonly height: SideBounds;
  /** In percent of the default size. */
  readonly scale?: SideBounds | undefined;
}

const anyPercent: SideBounds = { minimum: 0, maximum: 1_000_000, step: 1 };

/** `PixelRectangle` of the product API. */
const maxPixels = 65_535;

/** Creates the rule for a pixel of a rectangle, or a rotation, which people never type. */
const pixels = () => wholeNumber(0, maxPixels).required();

/** Creates the rule for a photo print for the cart: crop, image and size. */
export function photoPrintSchema({ width, height, scale = anyPercent }: PrintBounds) {
  return cartAdditionSchema.shape({
    files: array(object({ storageItemId: identifier(), fileId: identifier().required() })).default([]),
    source: choice(['upload', 'stock']),
    stockImage: line(40),
    licenseCode: line(40),
    width: side(width).required(),
    height: side(height).required(),
    scale: side(scale),
    part: array(
      object({ x: pixels(), y: pixels(), width: pixels(), height: pixels(), rotation: wholeNumber(0, 270).required() }),
    )
      .default([])
      .max(1),
  });
}

export type PhotoPrintValue = InferType<ReturnType<typeof photoPrintSchema>>;
