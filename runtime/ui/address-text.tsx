import type { ReactNode } from 'react';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { type Address, addressLines } from '#runtime/lib/address-lines.ts';
import { AddressLines } from './address-text.styles.ts';

interface AddressTextProps {
  readonly address: Address;
}

/** An address, line by line. */
export function AddressText({ address }: AddressTextProps): ReactNode {
  const t = useMessages();
  return <AddressLines>{addressLines(address, t(`form:country.${address.country}`)).join('\n')}</AddressLines>;
}
