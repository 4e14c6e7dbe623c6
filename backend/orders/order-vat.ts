import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { StoredAddress } from '../db/schema/customers.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';

type Schemas = components['schemas'];

/** The VAT of an order. */
export interface OrderVat {
  /** Percent; 0 under reverse charge. */
  readonly percentage: number;
  /** Whether the customer owes it. */
  readonly reverseCharge: boolean;
}

/** Prefixes of VAT numbers of the European Union; XI is Northern Ireland, which belongs to it for goods. */
const unionPrefixes = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/**
 * Returns the rate of the delivery country; 0 for a business whose VAT number is of another country of the Union than
 * the shop's and known to the register. A number without an answer of the register does not count.
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

/** The address and time zone of a shop. */
export interface ShopHome {
  readonly country: string;
  readonly timeZone: string;
  /** Of the company behind it, the origin of deliveries; null: not configured. */
  readonly address: StoredAddress | null;
}

/** Loads the address and time zone of a shop. */
export async function loadHome(db: DatabaseReader, shopId: string): Promise<ShopHome> {
  const { rows } = await db.execute<{ readonly home: ShopHome | null }>(sql`select ${selectHome(shopId)} as home`);
  const home = rows[0]?.home;
  if (!home) throw new Error(`The shop ${shopId} has no locale.`);
  return home;
}

/** Selects the address and time zone of a shop as JSON: the country is that of its first locale. */
export function selectHome(shopId: string): SQL {
  return sql`(
    select json_build_object('country', l.country, 'timeZone', h.time_zone, 'address', se.address)
    from shop_locales l join shops h on h.id = l.shop_id left join sellers se on se.shop_id = l.shop_id
    where l.shop_id = ${shopId} order by l.position limit 1)`;
}

/** Returns prices with the same net amounts at another VAT rate. */
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
