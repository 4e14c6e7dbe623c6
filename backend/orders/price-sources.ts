import { sql } from 'drizzle-orm';
import {
  type Configurable,
  type ConfigurableRow,
  selectConfigurables,
  toConfigurables,
} from '../configurator/configurable.ts';
import type { KnownFile } from '../configurator/configuration-types.ts';
import { findFiles, listFileIds } from '../configurator/known-files.ts';
import { type CropRow, findCrops } from '../crops/crops.ts';
import type { DatabaseReader } from '../db/database.ts';
import { jsonRow } from '../db/json-row.ts';
import { type CompanyRole, companies, companyMembers } from '../db/schema/companies.ts';
import { orderLines } from '../db/schema/orders.ts';
import { remoteAreas, shippingMethods, shippingTariffs } from '../db/schema/shipping.ts';
import { shops } from '../db/schema/shops.ts';
import { vouchers } from '../db/schema/vouchers.ts';
import { createServiceActor } from '../identity/actor.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadOffers, type Offers } from './offered-prices.ts';
import { type ShopHome, selectHome } from './order-vat.ts';
import { type HeldVoucher, loadVoucher } from './order-voucher.ts';

/** A tariff with its method. */
export interface TariffRow {
  readonly method: typeof shippingMethods.$inferSelect;
  readonly tariff: typeof shippingTariffs.$inferSelect;
}

/** A buyer's role, and what their company wants. */
export interface BuyingMembership {
  readonly companyId: string;
  readonly role: CompanyRole;
  /** Cents without VAT; null: no order needs an approval. */
  readonly approveFrom: number | null;
}

/** What the price of an order depends on, beside the order and its lines. */
export interface PriceSources {
  readonly home: ShopHome;
  /** The products of the lines, without deleted ones. */
  readonly products: ReadonlyMap<string, Configurable>;
  /** Those of the country of the delivery, in their order. */
  readonly tariffs: readonly TariffRow[];
  /** Those of the country of the delivery. */
  readonly remoteAreas: readonly (typeof remoteAreas.$inferSelect)[];
  /** The files and crops that the lines name, without deleted ones. */
  readonly files: ReadonlyMap<string, KnownFile>;
  readonly crops: ReadonlyMap<string, CropRow>;
  /** That of the order; absent: it has none. */
  readonly voucher: HeldVoucher | undefined;
  /** Of the customer whose order it is, in their company; null: they are in none. */
  readonly membership: BuyingMembership | null;
  /** Those that lines name, without deleted ones. */
  readonly offers: Offers;
  /** Whether the shop has a voucher whose last day is not over. */
  readonly acceptsVouchers: boolean;
}

interface WantedSources {
  readonly order: Pick<OrderRow, 'shopId' | 'id' | 'voucherCode' | 'customerId' | 'details'>;
  /** In the locale and currency to price in, with the country of the delivery. */
  readonly shop: ShopView;
  /** A further product; absent: only those of the lines. */
  readonly productId?: string;
  /** A further offer; absent: only those of the lines. */
  readonly offerId?: string;
}

interface SourcesRow
  extends Omit<PriceSources, 'products' | 'files' | 'crops' | 'voucher' | 'offers'>,
    Record<string, unknown> {
  readonly lines: readonly LineRow[];
  readonly products: readonly ConfigurableRow[];
}

/**
 * Loads the lines of an order in the order they were added, and all that their price depends on: one statement,
 * however many lines there are, and one each for files and crops. Where the order is to be changed, it has to be locked before.
 */
export async function loadPriceSources(
  db: DatabaseReader,
  { shop, order, productId, offerId }: WantedSources,
): Promise<{ readonly lines: readonly LineRow[]; readonly sources: PriceSources }> {
  const { shopId, id: orderId } = order;
  const further = productId === undefined ? [] : [productId];
  const ofOrder = sql`${orderLines.shopId} = ${shopId} and ${orderLines.orderId} = ${orderId}`;
  const isWanted = sql`p.id = any(array(select product_id from ${orderLines} where ${ofOrder}) || ${sql.param(further)}::text[])`;
  const { rows } = await db.execute<SourcesRow>(sql`
    select ${selectHome(shopId)} as home,
      coalesce((select json_agg(${jsonRow(orderLines)} order by ${orderLines.position})
        from ${orderLines} where ${ofOrder}), '[]') as lines,
      ${selectConfigurables(shop, isWanted)} as products,
      coalesce((
        select json_agg(json_build_object('method', ${jsonRow(shippingMethods)}, 'tariff', ${jsonRow(shippingTariffs)})
          order by ${shippingTariffs.position})
        from ${shippingMethods} join ${shippingTariffs} on ${shippingTariffs.shopId} = ${shippingMethods.shopId}
          and ${shippingTariffs.method} = ${shippingMethods.method}
        where ${shippingMethods.shopId} = ${shopId} and ${shippingTariffs.country} in (${shop.country}, '*')), '[]')
        as tariffs,
      coalesce((select json_agg(${jsonRow(remoteAreas)}) from ${remoteAreas}
        where ${remoteAreas.shopId} = ${shopId} and ${remoteAreas.country} = ${shop.country}), '[]') as "remoteAreas",
      exists(select 1 from ${vouchers} join ${shops} on ${shops.id} = ${vouchers.shopId}
        where ${vouchers.shopId} = ${shopId} and (${vouchers.validUntil} is null
          or ${vouchers.validUntil} >= (now() at time zone ${shops.timeZone})::date)) as "acceptsVouchers",
      (select json_build_object('companyId', ${companies.id}, 'role', ${companyMembers.role}, 'approveFrom', ${companies.approveFrom})
        from ${companyMembers} join ${companies} on ${companies.shopId} = ${companyMembers.shopId}
          and ${companies.id} = ${companyMembers.companyId}
        where ${companyMembers.shopId} = ${shopId} and ${companyMembers.customerId} = ${order.customerId}) as membership`);
  const [row] = rows;
  if (!row?.home) throw new Error(`The shop ${shopId} has no locale.`);
  const { lines, home, tariffs, acceptsVouchers, membership } = row;
  const products = toConfigurables(shop, row.products);
  return {
    lines,
    sources: {
      ...{ home, tariffs, products, remoteAreas: row.remoteAreas, acceptsVouchers, membership },
      ...(await loadNamed(db, shop, lines)),
      voucher: await loadVoucher(db, order),
      offers: await loadOffers(db, shopId, [
        ...lines.flatMap((line) => line.offerId ?? []),
        ...(offerId ? [offerId] : []),
      ]),
    },
  };
}

/** Loads the files and crops that lines name. A line may use them even after its order has changed owner. */
export async function loadNamed(
  db: DatabaseReader,
  shop: ShopView,
  lines: readonly Pick<LineRow, 'values' | 'cropId'>[],
): Promise<Pick<PriceSources, 'files' | 'crops'>> {
  const fileIds = [...new Set(lines.flatMap(({ values }) => listFileIds(values)))];
  const cropIds = [...new Set(lines.flatMap(({ cropId }) => cropId ?? []))];
  return {
    files: await findFiles(db, shop.shopId, createServiceActor(shop), fileIds),
    crops: await findCrops(db, shop.shopId, cropIds),
  };
}
