import type { Money } from '../payment-provider.ts';

/** An amount as Mollie writes it: a decimal text with the digits of the currency. */
export interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

/** For currencies of cents, which all of ours are: `1050` EUR is `10.50`. */
export function toMollieAmount({ amount, currency }: Money): MollieAmount {
  return { currency, value: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}` };
}

/** @throws {Error} for what is no amount of cents. */
export function fromMollieAmount({ currency, value }: MollieAmount): Money {
  const [, whole, cents] = /^(\d+)\.(\d\d)$/.exec(value) ?? [];
  if (whole === undefined || cents === undefined) throw new Error(`Mollie names ${value} ${currency} as an amount.`);
  return { currency, amount: Number(whole) * 100 + Number(cents) };
}
