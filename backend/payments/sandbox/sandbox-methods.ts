import type { AskedMethods, ProviderMethod } from '../payment-provider.ts';
import { getSandboxTexts } from './sandbox-texts.ts';

/** A method of the sandbox: its countries, and its max. amount (cents). */
interface SandboxMethod {
  readonly id: 'ideal' | 'bancontact' | 'creditcard' | 'paypal' | 'klarna' | 'banktransfer';
  /** Absent: everywhere. */
  readonly countries?: readonly string[];
  readonly currencies: readonly string[];
  readonly most: number;
  readonly issuers?: ProviderMethod['issuers'];
}

const methods: readonly SandboxMethod[] = [
  {
    id: 'ideal',
    countries: ['NL'],
    currencies: ['EUR'],
    most: 5_000_000,
    issuers: [
      { id: 'ideal_ABNANL2A', name: 'ABN AMRO' },
      { id: 'ideal_INGBNL2A', name: 'ING' },
      { id: 'ideal_RABONL2U', name: 'Rabobank' },
    ],
  },
  { id: 'bancontact', countries: ['BE'], currencies: ['EUR'], most: 5_000_000 },
  { id: 'creditcard', currencies: ['EUR', 'GBP'], most: 5_000_000 },
  { id: 'paypal', currencies: ['EUR', 'GBP'], most: 5_000_000 },
  { id: 'klarna', currencies: ['EUR', 'GBP'], most: 1_000_000 },
  { id: 'banktransfer', currencies: ['EUR', 'GBP'], most: 100_000_000_000 },
];

/** Returns the payment methods for an amount in a country. */
export function listSandboxMethods({ amount, currency, country, locale }: AskedMethods): readonly ProviderMethod[] {
  const texts = getSandboxTexts(locale);
  return methods
    .filter(({ countries, currencies, most }) => {
      const isThere = countries?.includes(country) ?? true;
      return isThere && currencies.includes(currency) && amount > 0 && amount <= most;
    })
    .map(({ id, issuers = [] }) => ({ id, name: texts.methods[id], issuers }));
}

/** Returns the name of a method; its id where the sandbox has no such method. */
export function nameOfMethod(id: string, locale: string): string {
  const found = methods.find((method) => method.id === id);
  return found ? getSandboxTexts(locale).methods[found.id] : id;
}
