import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** A number within bounds. */
export const number: AskingOptionType<'Number'> = {
  asks: true,
  Control: NumberOption,
  defaultValue: ({ required, default: number }) =>
    required && number !== undefined ? { type: 'Number', number } : undefined,
  measure: ({ number }) => number,
};

function NumberOption({ option, state, form, currency, error }: OptionProps<OptionOf<'Number'>>): ReactNode {
  const { locale, t } = useLocale();
  const labelOf = useLabelWithSurcharge(currency);
  const minimum = state.bounds.number?.minimum ?? option.minimum;
  const maximum = state.bounds.number?.maximum ?? option.maximum;
  const range = t('product:options.range', { min: formatNumber(minimum, locale), max: formatNumber(maximum, locale) });
  return (
    <TextField
      {...form.field(`values.${option.id}.number`)}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      width="short"
      min={minimum}
      max={maximum}
      step={option.step}
      label={labelOf(option)}
      hint={[option.hint, `${range} ${option.unit ?? ''}`.trim()].filter(Boolean).join(' ')}
      error={error}
      optional={!state.isRequired}
    />
  );
}
