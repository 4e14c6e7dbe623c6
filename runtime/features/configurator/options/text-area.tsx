import type { ReactNode } from 'react';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** Characters that a field one line high has room for. */
const maxLineLength = 60;

/** A text that is printed on the product. */
export const textArea: AskingOptionType<'TextArea'> = {
  asks: true,
  Control: TextOption,
  defaultValue: () => undefined,
  isAnswer: ({ text }) => text !== '',
};

function TextOption({ option, state, form, currency, error }: OptionProps<OptionOf<'TextArea'>>): ReactNode {
  const labelOf = useLabelWithSurcharge(currency);
  const maxLength = state.maxLength ?? option.maxLength;
  return (
    <TextAreaField
      {...form.field(`values.${option.id}.text`)}
      rows={maxLength <= maxLineLength ? 1 : 2}
      maxLength={maxLength}
      label={labelOf(option)}
      hint={option.hint}
      error={error}
      optional={!state.isRequired}
    />
  );
}
