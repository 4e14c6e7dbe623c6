import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { OptionOf, OptionProps } from './option-type.ts';
import { valueList } from './value-list.ts';

/** One of many, in a list that opens. */
export const dropDown = valueList<'DropDown'>(DropDownOption, (valueId) => ({ type: 'DropDown', valueId }));

function DropDownOption({ option, state, form, currency, error }: OptionProps<OptionOf<'DropDown'>>): ReactNode {
  const { t } = useLocale();
  const labelOf = useLabelWithSurcharge(currency);
  const values = option.values.filter((value) => state.valueIds?.has(value.id) ?? true);
  const none = state.isRequired ? [] : [{ value: '', label: t('product:options.none') }];
  return (
    <SelectField
      {...form.field(`values.${option.id}.valueId`)}
      autoComplete="off"
      label={option.label}
      hint={option.hint}
      error={error}
      optional={!state.isRequired}
      options={[...none, ...values.map((value) => ({ value: value.id, label: labelOf(value) }))]}
    />
  );
}
