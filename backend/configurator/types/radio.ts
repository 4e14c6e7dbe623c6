import { describeLimited, describeValue } from '../describe-option.ts';
import { valueList } from '../value-list.ts';

/** One of a few values, by name. */
export const radio = valueList<'Radio'>({
  choosesFrom: 'named values',
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'Radio',
    values: stored.values.map((entry, index) => describeValue(stored, entry, index)),
  }),
  toValue: (valueId) => ({ type: 'Radio', valueId }),
});
