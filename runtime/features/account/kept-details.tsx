import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressLines } from './account-section.styles.ts';
import { addressLines } from './address-lines.ts';
import type { Address, Customer } from './customer.ts';
import type { KeptRow } from './kept-rows.tsx';

/** Who a customer is, in words. */
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

interface AddressTextProps {
  readonly address: Address;
}

/** An address, line by line. */
export function AddressText({ address }: AddressTextProps): ReactNode {
  const { t } = useLocale();
  return <AddressLines>{addressLines(address, t(`form:country.${address.country}`)).join('\n')}</AddressLines>;
}
