import type { ReactNode } from 'react';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { OptionOf, OptionProps } from './option-props.ts';

/** Yes or no. */
export function CheckboxOption({ option, state, form, currency, error }: OptionProps<OptionOf<'Checkbox'>>): ReactNode {
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
