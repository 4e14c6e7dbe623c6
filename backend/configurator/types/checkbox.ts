import { describeHinted, describeSurcharge } from '../describe-option.ts';
import { type AskingOptionType, noSettings } from '../option-type.ts';

/** The text of a ticked box, by language. */
const ticked: Readonly<Record<string, string>> = { nl: 'Ja', fr: 'Oui', de: 'Ja', en: 'Yes' };

/** Yes or no. */
export const checkbox = {
  asks: true,
  isPersonal: false,
  settings: noSettings,
  describe: (stored) => ({
    ...describeHinted(stored),
    type: 'Checkbox',
    ...describeSurcharge(stored),
    default: false,
  }),
  defaultValue: (option) => (option.default ? { type: 'Checkbox', checked: true } : undefined),
  isBlank: ({ checked }) => !checked,
  narrow: () => ({}),
  validate: () => [],
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words: (_option, _value, locale) => ({ value: ticked[locale.slice(0, 2)] ?? '✓' }),
  isMadeToMeasure: () => false,
} satisfies AskingOptionType<'Checkbox', typeof noSettings>;
