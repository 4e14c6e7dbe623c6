import type { components } from '#generated/contracts/product-api.ts';
import type { PhotoPrintSettings } from '../db/schema/products.ts';
import type { FieldError } from '../errors/problem.ts';

type Schemas = components['schemas'];
type Rectangle = Schemas['PixelRectangle'];
type Size = Schemas['PrintSize'];

const tenthsOfInch = 254;

/**
 * Returns the problems of a crop: it must lie inside the image, have the proportions of its size to within one pixel,
 * and be of a size that is printed.
 *
 * @param picture Pixels of the image in upright orientation, after the rotation.
 * @param sizes Sizes of the variants, in millimetres: the printed sizes where the photo print has no bounds of its own.
 */
export function validateCrop(
  crop: Rectangle,
  size: Size,
  picture: { readonly width: number; readonly height: number },
  scales: PhotoPrintSettings['scales'],
  sizes: readonly Size[],
): FieldError[] {
  return [
    ...(crop.x + crop.width > picture.width || crop.y + crop.height > picture.height
      ? [problem('/crop', 'inside', `must lie within ${picture.width} × ${picture.height} pixels`)]
      : []),
    ...(isInProportion(crop, size) ? [] : [problem('/crop', 'aspectRatio', 'must have the proportions of size')]),
    ...validateSize(size, scales, sizes),
  ];
}

/** Returns the dots per inch of a printed crop, rounded down: those of the side that has fewer. */
export function effectiveDpi(crop: Rectangle, size: Size): number {
  return Math.min(
    Math.floor((crop.width * tenthsOfInch) / (size.width * 10)),
    Math.floor((crop.height * tenthsOfInch) / (size.height * 10)),
  );
}

/** Returns the size of an image after a rotation: sides swapped for a quarter turn. */
export function turned<Sides extends { readonly width: number; readonly height: number }>(
  { width, height }: Sides,
  rotation: number,
): { readonly width: number; readonly height: number } {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

function isInProportion(crop: Rectangle, size: Size): boolean {
  const width = (crop.height * size.width) / size.height;
  const height = (crop.width * size.height) / size.width;
  return Math.abs(crop.width - width) <= 1 || Math.abs(crop.height - height) <= 1;
}

function validateSize(size: Size, scales: PhotoPrintSettings['scales'], sizes: readonly Size[]): FieldError[] {
  const width = scales.find(({ kind }) => kind === 'Width');
  const height = scales.find(({ kind }) => kind === 'Height');
  if (width || height) {
    return [
      ...(width ? validateMeasure('/size/width', size.width, width) : []),
      ...(height ? validateMeasure('/size/height', size.height, height) : []),
    ];
  }
  if (sizes.length > 0) {
    return sizes.some((printed) => printed.width === size.width && printed.height === size.height)
      ? []
      : [problem('/size', 'step', 'must be the size of a variant')];
  }
  return [];
}

function validateMeasure(
  pointer: string,
  measure: number,
  { minimum, maximum, step }: PhotoPrintSettings['scales'][number],
): FieldError[] {
  return [
    ...(measure < minimum ? [problem(pointer, 'minimum', `must be at least ${minimum}`)] : []),
    ...(measure > maximum ? [problem(pointer, 'maximum', `must be at most ${maximum}`)] : []),
    ...((measure - minimum) % step === 0 ? [] : [problem(pointer, 'step', `must be ${minimum} and steps of ${step}`)]),
  ];
}

function problem(pointer: string, rule: string, message: string): FieldError {
  return { in: 'body', pointer, rule, message };
}
