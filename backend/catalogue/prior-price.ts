import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';

type PriorPrice = components['schemas']['PriorPrice'];

/**
 * Selects the lowest price of the 30 days before a price was reduced, in cents excluding VAT (Directive 98/6/EC, art.
 * 6a); null where no reduction is announced or no earlier price is known. The price that was valid when the 30 days
 * began counts too.
 *
 * @param price - Alias of the row of `variant_prices`.
 */
export function lowestPriorPrice(price: SQL): SQL<number | null> {
  const sameAs = (alias: SQL) => sql`${alias}.shop_id = ${price}.shop_id and ${alias}.variant_id = ${price}.variant_id
    and ${alias}.currency = ${price}.currency`;
  return sql<number | null>`case when ${price}.reduced_since is not null then (
    select min(h.price_exc_vat) from price_history h
    where ${sameAs(sql`h`)} and h.since < ${price}.reduced_since
      and h.since >= coalesce((
        select max(f.since) from price_history f
        where ${sameAs(sql`f`)} and f.since <= ${price}.reduced_since - interval '30 days'), '-infinity')) end`;
}

/**
 * Returns the price before a reduction, as the API shows it; `undefined` where it is not higher than the price.
 *
 * @param price - Cents excluding VAT.
 * @param lowest - Of the 30 days before, in cents excluding VAT.
 */
export function toPriorPrice(
  { country }: Pick<ShopView, 'country'>,
  price: number,
  lowest: number | null,
): PriorPrice | undefined {
  if (lowest === null || lowest <= price) return undefined;
  return { priceIncVat: withVat(lowest, getVatPercentage(country)), priceExcVat: lowest };
}
