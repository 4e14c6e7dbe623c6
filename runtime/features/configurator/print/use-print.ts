import { useEffect, useEffectEvent, useRef } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { partName } from '#runtime/forms/photo-print-form.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { effectiveDpi, turned } from '#runtime/lib/print-crop.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';
import { getSharpness, sharpnessText } from './print-quality.tsx';
import { type ChosenPart, useChosenPart } from './use-chosen-part.ts';
import { usePixels } from './use-pixels.ts';
import { type Crop, type Print, printKey, usePrintCrop } from './use-print-crop.ts';
import { savedKey, usePrintPicture } from './use-print-picture.ts';
import { usePrintSize } from './use-print-size.ts';

interface PrintOptions {
  readonly productId: string;
  readonly photoPrint: components['schemas']['PhotoPrint'];
  readonly sizes: PrintSizes;
  /** The crop of a saved item. */
  readonly start: Crop | undefined;
  readonly form: SiteForm;
}

/** Returns the current print: the image, its size, its crop, and the file that the API has made of it. */
export function usePrint({ productId, photoPrint, sizes, start, form }: PrintOptions) {
  const picture = usePrintPicture(photoPrint, form, start);
  const { size, ...printSize } = usePrintSize(sizes, form);
  const read = usePixels(picture.seen);
  const pixels = read === 'unreadable' ? undefined : read;
  const { chosen, choose, turn } = useChosenPart(picture.seen?.key, pixels, size, start && startPart(start));
  const isBlind = picture.seen === undefined || read === 'unreadable';

  const print = printSize.isValid ? getPrint(picture.source, isBlind ? { size } : chosen) : undefined;
  const isTooLow =
    !isBlind && chosen !== undefined && getSharpness(effectiveDpi(chosen.part, size), photoPrint) === 'tooLow';
  const key = print && !isTooLow ? printKey(print) : undefined;
  const first = useRef(key).current;
  const { made, cropOf } = usePrintCrop(
    productId,
    start && first !== undefined ? { key: first, crop: start } : undefined,
  );
  const current = made?.key === key ? made : undefined;

  // The form has the visible values.
  const { write, put, guard } = form;
  const part = isBlind ? undefined : chosen;
  const fields = part && { ...part.part, rotation: part.rotation };
  const cropId = current?.crop?.id ?? '';
  const told = JSON.stringify([fields, cropId]);
  const tell = useEffectEvent((_told: string) => {
    put(partName, fields ? [getTexts(fields)] : []);
    write('cropId', cropId);
  });
  useEffect(() => tell(told), [told]);
  useEffect(() =>
    guard(partName, () => {
      if (!isTooLow || !part || !pixels) return undefined;
      const printed = { part: part.part, picture: turned(pixels, part.rotation), print: size };
      return sharpnessText(printed, sizes, photoPrint);
    }),
  );

  return {
    picture,
    pixels,
    isUnreadable: read === 'unreadable',
    chosen: part,
    choose,
    turn,
    useSize: printSize.use,
    state: getState(picture.source !== undefined || picture.seen !== undefined, printSize.isValid && !isTooLow),
    /** Key of the print; absent while nothing can be printed. */
    key,
    /** Whether it differs from the initial print. */
    isNew: key !== first,
    /** Requests the crop. */
    crop: print && key !== undefined ? () => cropOf(print) : undefined,
    made: current,
    /** The latest crop, shown until the next one is ready; absent while nothing can be printed. */
    shown: key === undefined ? undefined : made?.crop,
    /** Reads the fields of the form. @returns Whether the field changes the print. */
    take: (sent: Readonly<Record<string, string>>, name: string): boolean =>
      printSize.take(sent, name) || picture.take(sent, name),
  };
}

/** Returns whether there is an image, and whether it can be printed in the requested size. */
function getState(hasPicture: boolean, isPrintable: boolean): 'noPicture' | 'notPrintable' | 'printable' {
  if (!hasPicture) return 'noPicture';
  return isPrintable ? 'printable' : 'notPrintable';
}

function startPart(start: Crop): ChosenPart {
  const { rotation, crop: part, size } = start;
  return { key: savedKey(start), rotation, part, size };
}

/** @param wanted - Without a part it is the largest one. */
function getPrint(
  source: Print['source'] | undefined,
  wanted: Pick<ChosenPart, 'size'> | ChosenPart | undefined,
): Print | undefined {
  if (!source || !wanted) return undefined;
  const { size } = wanted;
  return 'part' in wanted ? { source, size, rotation: wanted.rotation, crop: wanted.part } : { source, size };
}

function getTexts(numbers: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
}
