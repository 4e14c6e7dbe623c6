import { useState } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import type { Sides } from '#runtime/lib/print-crop.ts';
import { calculateScale, defaultSize, isPrinted, type PrintSizes, scaledSize } from '#runtime/lib/print-size.ts';

/**
 * Returns the size of a print, in millimetres, while its fields have a valid one. The scale and the sides follow each
 * other.
 */
export function usePrintSize(sizes: PrintSizes, form: SiteForm) {
  const [typed, setTyped] = useState<Sides>(() =>
    sidesIn(form.field('width').defaultValue, form.field('height').defaultValue),
  );
  const [last, setLast] = useState(() => (isSize(sizes, typed) ? typed : defaultSize(sizes)));
  const isFixed = sizes.kind === 'fixed';
  const choose = (size: Sides): void => {
    setTyped(size);
    if (isSize(sizes, size)) setLast(size);
  };
  return {
    /** The last size that can be printed. */
    size: isFixed ? sizes.size : last,
    /** Whether the fields contain that size. */
    isValid: isFixed || isSize(sizes, typed),
    /** Writes a size into the fields, as if it had been typed. */
    use: (size: Sides): void => {
      if (isFixed) return;
      form.write('width', String(size.width));
      form.write('height', String(size.height));
      form.write('scale', String(calculateScale(sizes, size) ?? ''));
      choose(size);
    },
    /** Reads the fields of the form. @returns Whether the field sets the size. */
    take: (sent: Readonly<Record<string, string>>, name: string): boolean => {
      if (isFixed) return false;
      if (name === 'scale') {
        const percent = Number(sent.scale);
        const { scale } = sizes;
        if (!scale || !(percent >= scale.minimum && percent <= scale.maximum)) return true;
        const size = scaledSize(sizes, percent);
        form.write('width', String(size.width));
        form.write('height', String(size.height));
        choose(size);
        return true;
      }
      if (name !== 'width' && name !== 'height') return false;
      const size = sidesIn(sent.width, sent.height);
      choose(size);
      form.write('scale', isSize(sizes, size) ? String(calculateScale(sizes, size) ?? '') : '');
      return true;
    },
  };
}

function isSize(sizes: PrintSizes, { width, height }: Sides): boolean {
  return sizes.kind === 'free' && isPrinted(width, sizes.width) && isPrinted(height, sizes.height);
}

function sidesIn(width = '', height = ''): Sides {
  return { width: width === '' ? 0 : Number(width), height: height === '' ? 0 : Number(height) };
}
