import type { SeedPrice } from '../../seed-data.ts';
import type { SeedBounds, SeedOption, SeedOptionValue } from '../../seed-options.ts';

/** What the saw does: any size up to that of the sheet, in millimetres. The surcharge is for a cut piece. */
export function cutToSize(width: number, height: number, surcharge: SeedPrice, depth?: SeedBounds): SeedOption {
  return {
    key: 'cut',
    type: 'Dimensions',
    name: { nl: 'Maat', fr: 'Format', de: 'Maß', en: 'Size' },
    description: {
      nl: 'Tolerantie ± 2 mm. De hele plaat is zonder toeslag.',
      fr: 'Tolérance ± 2 mm. La plaque entière est sans supplément.',
      de: 'Toleranz ± 2 mm. Die ganze Platte ist ohne Aufpreis.',
      en: 'Tolerance ± 2 mm. The full sheet costs nothing extra.',
    },
    dimensions: {
      width: { min: 50, max: width, step: 1, default: width },
      height: { min: 50, max: height, step: 1, default: height },
      ...(depth !== undefined && { depth }),
    },
    surcharge,
  };
}

/** A backing that sticks by itself. */
export function adhesiveBack(surcharge: SeedPrice): SeedOption {
  return {
    key: 'adhesive',
    type: 'Checkbox',
    name: {
      nl: 'Zelfklevende rug (acrylaat)',
      fr: 'Dos autocollant (acrylique)',
      de: 'Selbstklebender Rücken (Acrylat)',
      en: 'Self-adhesive back (acrylic)',
    },
    surcharge,
  };
}

/** A drawing for everything that is not a rectangle. */
export const drawingOption: SeedOption = {
  key: 'drawing',
  type: 'File',
  name: { nl: 'Tekening', fr: 'Plan', de: 'Zeichnung', en: 'Drawing' },
  description: {
    nl: 'DXF of PDF met maten, voor uitsparingen en vormdelen. We bellen als iets niet kan.',
    fr: 'DXF ou PDF coté, pour découpes et pièces de forme. Nous appelons si quelque chose ne va pas.',
    de: 'DXF oder PDF mit Maßen, für Aussparungen und Formteile. Wir rufen an, wenn etwas nicht geht.',
    en: 'DXF or PDF with dimensions, for cut-outs and shaped parts. We call if something cannot be done.',
  },
};

/** Thicknesses of one material; the choice decides the variant. */
export function thicknessOption(...millimetres: readonly number[]): SeedOption {
  return {
    key: 'thickness',
    type: 'DropDown',
    name: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Thickness' },
    required: true,
    values: millimetres.map((each) => thickness(each)),
  };
}

function thickness(millimetres: number): SeedOptionValue {
  const name = `${millimetres} mm`;
  return { key: `t${millimetres}`, name: { nl: name, fr: name, de: name, en: name } };
}
