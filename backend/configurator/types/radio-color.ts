import { describeLimited, describeValue, requirePart } from '../describe-option.ts';
import type { AskingOptionType } from '../option-type.ts';
import { valueList } from '../value-list.ts';

const list = valueList<'RadioColor'>({
  choosesFrom: 'colors',
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'RadioColor',
    values: stored.values.map((entry, index) => ({
      ...describeValue(stored, entry, index),
      color: requirePart(stored, 'color', entry.value.color),
    })),
  }),
  toValue: (valueId) => ({ type: 'RadioColor', valueId }),
});

/** One of a few colours. */
export const radioColor = {
  ...list,
  words(option, value) {
    const chosen = option.values.find(({ id }) => id === value.valueId);
    return { ...list.words(option, value), ...(chosen && { color: chosen.color }) };
  },
} satisfies AskingOptionType<'RadioColor', typeof list.settings>;
