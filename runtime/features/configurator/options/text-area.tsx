import type { ReactNode } from 'react';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** A text that is printed on the product. */
export const textArea: AskingOptionType<'TextArea'> = {
  asks: true,
  Control: TextOption,
  defaultValue: () => undefined,
  isAnswer: ({ text }) => text !== '',
};

function TextOption({ option, state, form, currency, error }: OptionProps<OptionOf<'TextArea'>>): ReactNode {
  const labelOf = useLabelWithSurcharge(currency);
  return (
    <TextAreaField
      {...form.field(`values.${option.id}.text`)}
      rows={2}
      maxLength={state.maxLength ?? option.maxLength}
      label={labelOf(option)}
      hint={option.hint}
      error={error}
      optional={!state.isRequired}
    />
  );
}
