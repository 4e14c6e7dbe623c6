import { ChoiceOption } from './choice-option.tsx';
import { valueList } from './value-list.ts';

/** One of a few values, each with a large picture. */
export const radioWithImage = valueList<'RadioWithImage'>(ChoiceOption, (valueId) => ({
  type: 'RadioWithImage',
  valueId,
}));
