import { z } from 'zod';
import type { Breach } from '../configuration-types.ts';
import { describeLimited, describeSurcharge } from '../describe-option.ts';
import type { AskingOptionType } from '../option-type.ts';

/** Max. characters of a text, unless its option sets another limit. */
const defaultMaxLength = 500;

const settings = z.object({
  /** Characters. */
  maxLength: z.int().min(1).exactOptional(),
});

/** A text to put on the product, or a remark for the workshop. */
export const textArea = {
  asks: true,
  isPersonal: true,
  settings,
  limitsOf: () => ['maxLength'],
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'TextArea',
    maxLength: settings.parse(stored.option.settings).maxLength ?? defaultMaxLength,
    ...describeSurcharge(stored),
  }),
  defaultValue: () => undefined,
  isBlank: ({ text }) => text.trim() === '',
  narrow(option, limits) {
    const most = Math.min(...limits.flatMap(({ maxLength }) => maxLength ?? []));
    return most < option.maxLength ? { maxLength: most } : {};
  },
  validate(option, { text }, narrowed): Breach[] {
    const most = narrowed.maxLength ?? option.maxLength;
    return [...text].length > most
      ? [{ at: '/text', rule: 'maxLength', limit: most, message: `must have at most ${most} characters` }]
      : [];
  },
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words: (_option, { text }) => ({ value: text.trim() }),
  // A text without a surcharge is a remark; one that is put on the product has a surcharge.
  isMadeToMeasure: ({ text }, { surcharge = {} }) =>
    text.trim() !== '' && Object.values(surcharge).some((cents) => cents > 0),
} satisfies AskingOptionType<'TextArea', typeof settings>;
