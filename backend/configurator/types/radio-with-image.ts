import { describeImageValue, describeLimited } from '../describe-option.ts';
import { valueList } from '../value-list.ts';

/** One of a few values, each with a large picture. */
export const radioWithImage = valueList<'RadioWithImage'>({
  choosesFrom: 'images',
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'RadioWithImage',
    values: stored.values.map((entry, index) => describeImageValue(stored, entry, index)),
  }),
  toValue: (valueId) => ({ type: 'RadioWithImage', valueId }),
});
