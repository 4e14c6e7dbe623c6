import type { ReactNode } from 'react';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** Yes or no. */
export const checkbox: AskingOptionType<'Checkbox'> = {
  asks: true,
  Control: CheckboxOption,
  defaultValue: (option) => ({ type: 'Checkbox', checked: option.default }),
  isAnswer: ({ checked }) => checked,
};

function CheckboxOption({ option, state, form, currency, error }: OptionProps<OptionOf<'Checkbox'>>): ReactNode {
  const labelOf = useLabelWithSurcharge(currency);
  return (
    <CheckboxField
      {...form.box(`values.${option.id}.checked`)}
      label={labelOf(option)}
      needed={state.isRequired}
      {...(option.hint !== undefined && { hint: option.hint })}
      {...(error !== undefined && { error })}
    />
  );
}
