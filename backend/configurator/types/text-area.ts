import { z } from 'zod';
import type { Breach } from '../configuration-types.ts';
import { describeLimited, describeSurcharge } from '../describe-option.ts';
import type { AskingOptionType } from '../option-type.ts';

/** Characters that a text has at most where its option says nothing else. */
const defaultMaxLength = 500;

const settings = z.object({
  /** Characters. */
  maxLength: z.int().min(1).exactOptional(),
});

/** Words that go onto the product, or that the workshop is to know. */
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
  // Words that cost nothing are a remark; those that are worked into the product cost.
  isMadeToMeasure: ({ text }, { surcharge = {} }) =>
    text.trim() !== '' && Object.values(surcharge).some((cents) => cents > 0),
} satisfies AskingOptionType<'TextArea', typeof settings>;
