import { ChoiceOption } from './choice-option.tsx';
import { valueList } from './value-list.ts';

/** One of a few values, each with a small picture. */
export const radioWithImageSmall = valueList<'RadioWithImageSmall'>(ChoiceOption, (valueId) => ({
  type: 'RadioWithImageSmall',
  valueId,
}));
