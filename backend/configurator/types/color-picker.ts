import { getText } from '../../catalogue/text.ts';
import type { Breach } from '../configuration-types.ts';
import { describeRequired, describeSurcharge, requirePart } from '../describe-option.ts';
import { type AskingOptionType, noSettings } from '../option-type.ts';

/** A colour: of a palette where there is one, else any. */
export const colorPicker = {
  asks: true,
  isPersonal: false,
  settings: noSettings,
  defaultIs: 'color',
  describe(stored) {
    const { shop, option, values } = stored;
    const { defaultColor } = option.settings;
    return {
      ...describeRequired(stored),
      type: 'ColorPicker',
      palette: values.map(({ value }) => ({
        name: getText(value.label, shop.locale),
        hex: requirePart(stored, 'color', value.color),
      })),
      ...(defaultColor !== undefined && { default: defaultColor }),
      ...describeSurcharge(stored),
    };
  },
  defaultValue: (option) => (option.default === undefined ? undefined : { type: 'ColorPicker', color: option.default }),
  narrow: () => ({}),
  validate: ({ palette }, { color }): Breach[] =>
    palette.length === 0 || palette.some(({ hex }) => hex === color)
      ? []
      : [{ at: '/color', rule: 'color', message: 'must be a color of the palette' }],
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words: ({ palette }, { color }) => ({ value: palette.find(({ hex }) => hex === color)?.name ?? color, color }),
  isMadeToMeasure: ({ color }, { defaultColor }, hasValues) => !hasValues && color !== defaultColor,
} satisfies AskingOptionType<'ColorPicker', typeof noSettings>;
