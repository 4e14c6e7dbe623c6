import { and, asc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { StoredAddress } from '../db/schema/customers.ts';
import { sellers } from '../db/schema/sellers.ts';
import { shopLocales, shops } from '../db/schema/shops.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';

type Schemas = components['schemas'];

/** The VAT that an order is charged. */
export interface OrderVat {
  /** Percent; 0 under reverse charge. */
  readonly percentage: number;
  /** Whether the customer owes it. */
  readonly reverseCharge: boolean;
}

/** Beginnings of VAT numbers of the European Union; XI is Northern Ireland, which belongs to it where goods are concerned. */
const unionPrefixes = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/**
 * The rate of the delivery country; none for a business whose VAT number is of another country of the Union than the shop's
 * and known to the register. A number of which the register has said nothing pays like everybody else.
 *
 * @param home - Country of the shop.
 */
export function getOrderVat({ country, details }: Pick<OrderRow, 'country' | 'details'>, home: string): OrderVat {
  const prefix = details?.vatNumber?.slice(0, 2) ?? '';
  const reverseCharge =
    details?.customerType === 'Business' &&
    details.vatNumberState === 'confirmed' &&
    prefix !== home &&
    unionPrefixes.has(prefix);
  return { percentage: reverseCharge ? 0 : getVatPercentage(country), reverseCharge };
}

/** Where a shop is at home, and what time it is there. */
export interface ShopHome {
  readonly country: string;
  readonly timeZone: string;
  /** Of the company behind it, which sends what is ordered; null: nobody has said. */
  readonly address: StoredAddress | null;
}

/** Returns where a shop is at home. */
export async function loadHome(db: DatabaseReader, shopId: string): Promise<ShopHome> {
  const [home] = await db
    .select({ country: shopLocales.country, timeZone: shops.timeZone, address: sellers.address })
    .from(shopLocales)
    .innerJoin(shops, and(eq(shops.id, shopLocales.shopId)))
    .leftJoin(sellers, eq(sellers.shopId, shopLocales.shopId))
    .where(eq(shopLocales.shopId, shopId))
    .orderBy(asc(shopLocales.position))
    .limit(1);
  if (!home) throw new Error(`The shop ${shopId} has no locale.`);
  return home;
}

/** The same prices without VAT, at another rate of it. */
export function convertPricing(pricing: Schemas['Pricing'], percentage: number): Schemas['Pricing'] {
  if (pricing.vatPercentage === percentage) return pricing;
  return {
    ...pricing,
    vatPercentage: percentage,
    priceIncVat: withVat(pricing.priceExcVat, percentage),
    totalIncVat: withVat(pricing.totalExcVat, percentage),
    volumeDiscount: pricing.volumeDiscount.map((tier) => ({
      ...tier,
      priceIncludingVat: withVat(tier.priceExcludingVat, percentage),
    })),
  };
}

export function partsAt(parts: readonly Schemas['PricePart'][], percentage: number): Schemas['PricePart'][] {
  return parts.map((part) => ({ ...part, priceIncVat: withVat(part.priceExcVat, percentage) }));
}
