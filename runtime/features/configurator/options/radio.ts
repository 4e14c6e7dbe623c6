import { ChoiceOption } from './choice-option.tsx';
import { valueList } from './value-list.ts';

/** One of a few values, by name. */
export const radio = valueList<'Radio'>(ChoiceOption, (valueId) => ({ type: 'Radio', valueId }));
