import type { Money } from '../payment-provider.ts';

/** An amount in Mollie's format: a decimal text with the digits of the currency. */
export interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

/** Returns an amount in Mollie's format, for currencies with cents, which all of ours have: `1050` EUR is `10.50`. */
export function toMollieAmount({ amount, currency }: Money): MollieAmount {
  return { currency, value: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}` };
}

/** Returns an amount of Mollie in cents. @throws {Error} for one that is not in cents. */
export function fromMollieAmount({ currency, value }: MollieAmount): Money {
  const [, whole, cents] = /^(\d+)\.(\d\d)$/.exec(value) ?? [];
  if (whole === undefined || cents === undefined) throw new Error(`Mollie names ${value} ${currency} as an amount.`);
  return { currency, amount: Number(whole) * 100 + Number(cents) };
}
