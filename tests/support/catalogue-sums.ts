import type { SeedPrice } from '#backend/seed/seed-texts.ts';
import { demoSeed } from '#tests/support/demo.ts';

/** A purchased product of the acoustic shop. */
export interface Bought {
  readonly productId: string;
  /** Values of the options that determine the variant; absent: the first variant. */
  readonly variant?: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** Options with a surcharge, with their value: a value of a list, or `true`. */
  readonly chosen?: Readonly<Record<string, string | true>>;
  readonly currency: 'EUR' | 'GBP';
  /** Size in millimetres of a piece cut from a product sold by the square metre. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Calculates a price from the price list, in cents without VAT: volume tier and surcharges, times the quantity. */
export function sumOfCatalogue({ productId, variant = {}, quantity, chosen = {}, currency, size }: Bought): number {
  const shop = demoSeed.shops.find(({ id }) => id === 'acoustic');
  const product = shop?.products.find(({ key }) => key === productId);
  if (!product) throw new Error(`The catalogue has no ${productId}`);
  const wanted = Object.entries(variant);
  const { price } =
    product.variants.find(({ choices = {} }) => wanted.every(([option, value]) => choices[option] === value)) ??
    product.variants[0];
  const area = product.unit === 'm2' && size ? (size.width * size.height) / 1_000_000 : undefined;
  const units = area === undefined ? quantity : Math.floor(quantity * area);
  const tier = product.tiers?.find(({ min = 1, max = Infinity }) => units >= min && units <= max);
  const ofUnit = Math.round(((price[currency] ?? Number.NaN) * (100 - (tier?.discountPercent ?? 0))) / 100);
  const ofOne = area === undefined ? ofUnit : Math.round(ofUnit * area);
  const surcharges = Object.entries(chosen).map(([key, value]) => {
    const option = product.options?.find((each) => each.key === key);
    const priced: SeedPrice | undefined =
      value === true ? option?.surcharge : option?.values?.find((each) => each.key === value)?.surcharge;
    return priced?.[currency] ?? 0;
  });
  return quantity * surcharges.reduce((sum, cents) => sum + cents, ofOne);
}
