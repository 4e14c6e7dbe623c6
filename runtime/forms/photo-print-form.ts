import { fileListName } from '#runtime/contracts/file-fields.ts';
import type { FormError, SentValues } from '#runtime/contracts/form.ts';
import { readConfiguration } from '#runtime/lib/configuration-fields.ts';
import type { Rotation } from '#runtime/lib/print-crop.ts';
import { type PrintSizes, sideBounds } from '#runtime/lib/print-size.ts';
import { type PhotoPrintValue, photoPrintSchema } from '#runtime/validation/forms/photo-print.ts';
import { defineForm } from './form-definition.ts';

/** List field with the crop, which has one entry. */
export const partName = 'part';

/** The name of the form of a photo print. */
export const photoPrintFormName = 'addPrint';

/**
 * Puts a photo print into the cart. What is not cropped yet is cropped as it is sent: where nobody has chosen a part,
 * the largest one from the middle of the picture.
 */
export function photoPrintForm(sizes: PrintSizes) {
  return defineForm({
    name: photoPrintFormName,
    schema: photoPrintSchema(sideBounds(sizes)),
    input: (value, sent) => {
      const { productId, variantId, quantity, cropId } = value;
      const print = cropId ? undefined : readPrint(value);
      return {
        productId,
        quantity,
        values: readConfiguration(sent),
        ...(variantId && { variantId }),
        ...(cropId && { cropId }),
        ...(print && { print }),
      };
    },
    mutation: (trpc) => trpc.cart.add.mutationOptions(),
  });
}

/** Returns the errors of a photo print without a chosen image, by field. */
export function missingPicture(sent: SentValues): Readonly<Record<string, FormError>> {
  const missing: FormError = { key: 'form:photo.missing' };
  if (sent.source === 'stock') return sent.licenseCode?.trim() || sent.stockImage ? {} : { stockImage: missing };
  return sent[`${fileListName}.0.fileId`] ? {} : { [fileListName]: missing };
}

/** Returns the code of one of the shop's images: as it was typed, else that of the chosen image. */
export function readLicenseCode(typed: string | undefined, chosen: string | undefined): string | undefined {
  return typed?.trim().toUpperCase() || chosen || undefined;
}

/** The fields for the image and the size of a print. */
interface PrintFields extends Pick<PhotoPrintValue, 'source' | 'files' | 'licenseCode' | 'stockImage' | 'part'> {
  /** Millimetres. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Returns the print that a form describes; undefined while its image or its size is missing. */
export function readPrint({ width, height, part: [chosen], ...picture }: PrintFields) {
  const source = getSource(picture);
  if (!source || width === undefined || height === undefined) return undefined;
  const { rotation = 0, ...crop } = chosen ?? {};
  return {
    source,
    size: { width, height },
    ...(isRectangle(crop) && { crop, rotation: getRotation(rotation) }),
  };
}

function getSource({
  source,
  files,
  licenseCode,
  stockImage,
}: Pick<PrintFields, 'source' | 'files' | 'licenseCode' | 'stockImage'>) {
  const code = readLicenseCode(licenseCode, stockImage);
  if (source === 'stock') return code === undefined ? undefined : ({ kind: 'StockImage', licenseCode: code } as const);
  const file = files.at(-1);
  if (!file) return undefined;
  const { fileId, storageItemId } = file;
  return { kind: 'File', fileId, ...(storageItemId && { storageItemId }) } as const;
}

type Rectangle = Omit<PhotoPrintValue['part'][number], 'rotation'>;

function isRectangle(crop: Partial<Rectangle>): crop is Rectangle {
  return crop.width !== undefined;
}

function getRotation(degrees: number): Rotation {
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}
