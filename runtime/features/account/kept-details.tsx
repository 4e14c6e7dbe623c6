import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { Customer } from './customer.ts';
import type { KeptRow } from './kept-rows.tsx';

/** Returns the details of a customer as rows of text. */
export function useDetailsRows({
  customerType,
  companyName,
  vatNumber,
  vatNumberState,
  firstName,
  lastName,
  phone,
}: Customer): readonly KeptRow[] {
  const { t } = useLocale();
  return [
    { label: t('form:customerType.label'), value: t(`form:customerType.${customerType}`) },
    { label: t('form:company'), value: companyName },
    {
      label: t('form:vatNumber'),
      value: vatNumber && vatNumberState ? `${vatNumber} (${t(`account:vat.short.${vatNumberState}`)})` : vatNumber,
    },
    { label: t('account:name'), value: `${firstName} ${lastName}` },
    { label: t('form:phone'), value: phone },
  ];
}
