import { describeImageValue, describeLimited } from '../describe-option.ts';
import { valueList } from '../value-list.ts';

/** One of a few values, each with a small picture. */
export const radioWithImageSmall = valueList<'RadioWithImageSmall'>({
  choosesFrom: 'images',
  describe: (stored) => ({
    ...describeLimited(stored),
    type: 'RadioWithImageSmall',
    values: stored.values.map((entry, index) => describeImageValue(stored, entry, index)),
  }),
  toValue: (valueId) => ({ type: 'RadioWithImageSmall', valueId }),
});
