import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { type Address, addressLines } from '#runtime/lib/address-lines.ts';
import { AddressLines } from './address-text.styles.ts';

interface AddressTextProps {
  readonly address: Address;
}

/** Shows an address, line by line. */
export function AddressText({ address }: AddressTextProps): ReactNode {
  const { t } = useLocale();
  return <AddressLines>{addressLines(address, t(`form:country.${address.country}`)).join('\n')}</AddressLines>;
}
