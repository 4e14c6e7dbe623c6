import { z } from 'zod';
import { getText } from '../../catalogue/text.ts';
import { describeLimited, describeSurcharge, requirePart } from '../describe-option.ts';
import { narrowBounds, validateMeasure } from '../measures.ts';
import { optionBounds } from '../option-bounds.ts';
import type { AskingOptionType } from '../option-type.ts';

const settings = z.object({ number: optionBounds.exactOptional() });

/** A number within bounds. */
export const number = {
  asks: true,
  isPersonal: false,
  settings,
  needs: { number: 'number bounds' },
  limitsOf: () => ['number'],
  boundsOf: ({ number }) => ({ ...(number && { number }) }),
  describe(stored) {
    const { settings: kept } = stored.option;
    const { min, max, step, default: initial } = requirePart(stored, 'bounds', settings.parse(kept).number);
    return {
      ...describeLimited(stored),
      type: 'Number',
      minimum: min,
      maximum: max,
      step,
      ...(initial !== undefined && { default: initial }),
      ...(kept.unit && { unit: getText(kept.unit, stored.shop.locale) }),
      ...describeSurcharge(stored),
    };
  },
  defaultValue: (option) => (option.default === undefined ? undefined : { type: 'Number', number: option.default }),
  narrow(option, limits) {
    const number = narrowBounds(option, limits, 'number');
    return number ? { number } : {};
  },
  validate: (option, value, narrowed) => validateMeasure('number', value.number, option, narrowed.number),
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words({ unit }, value, locale) {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value.number);
    return { value: unit === undefined ? number : `${number}\u00a0${unit}` };
  },
  measure: ({ number }) => number,
  isMadeToMeasure: (value, kept) => value.number !== settings.parse(kept).number?.default,
} satisfies AskingOptionType<'Number', typeof settings>;
