import { ChoiceOption } from './choice-option.tsx';
import { valueList } from './value-list.ts';

/** One of a few colours. */
export const radioColor = valueList<'RadioColor'>(ChoiceOption, (valueId) => ({ type: 'RadioColor', valueId }));
