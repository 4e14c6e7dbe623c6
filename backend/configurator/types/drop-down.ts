import { describeLimited, describeValue } from '../describe-option.ts';
import { valueList } from '../value-list.ts';

/** One of many values, in a list that opens. */
export const dropDown = valueList<'DropDown'>({
  choosesFrom: 'named values',
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'DropDown',
    values: stored.values.map((entry, index) => describeValue(stored, entry, index)),
  }),
  toValue: (valueId) => ({ type: 'DropDown', valueId }),
});
