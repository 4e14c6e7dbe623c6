import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';
import type { Db } from '../../db/database.ts';
import { shopLocales } from '../../db/schema/shops.ts';
import { variants } from '../../db/schema/variants.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import { requireShop } from '../require-shop.ts';
import { changeInBulk } from './change-in-bulk.ts';
import { lockContent } from './lock-content.ts';
import { type PriceLine, readPriceList } from './read-price-list.ts';

const priceChange = z.object({
  sku: z.string(),
  currency: z.string(),
  /** Cents without VAT; null: it had none. */
  from: z.number().nullable(),
  to: z.number(),
});
const stockChange = z.object({
  sku: z.string(),
  /** Units; null: it was made to order. */
  from: z.number().nullable(),
  to: z.number(),
});

/** Differences from the stored prices and stock. */
export interface PriceChanges {
  readonly prices: readonly z.infer<typeof priceChange>[];
  readonly stock: readonly z.infer<typeof stockChange>[];
}

export interface PriceImportResult {
  readonly changes: PriceChanges;
  /** Lines with errors; nothing was changed then. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Max. changes whose listings are derived one by one; for more, the whole shop is derived at once. */
const bulk = 1000;

/**
 * Sets prices and stock of a shop from a list, in one transaction.
 *
 * @param isPlan - Whether to only report the changes.
 * @throws {StartupError} when there is no such shop.
 */
export async function importPrices(
  db: Db,
  shopId: string,
  source: SourceFile,
  isPlan: boolean,
): Promise<PriceImportResult> {
  return await db.transaction(async (tx) => {
    await lockContent(tx);
    await requireShop(tx, shopId);
    const skus = await tx.select({ sku: variants.sku }).from(variants).where(eq(variants.shopId, shopId));
    const locales = await tx
      .selectDistinct({ currency: shopLocales.currency })
      .from(shopLocales)
      .where(eq(shopLocales.shopId, shopId))
      .orderBy(shopLocales.currency);
    const { lines, diagnostics } = readPriceList(source, {
      skus: new Set(skus.map(({ sku }) => sku)),
      currencies: locales.map(({ currency }) => currency),
    });
    if (diagnostics.length > 0) return { changes: { prices: [], stock: [] }, diagnostics };
    await stage(tx, shopId, lines);
    const changes = await compare(tx);
    const apply = (): Promise<void> => write(tx, shopId);
    if (isPlan) return { changes, diagnostics };
    if (changes.prices.length > bulk) await changeInBulk(tx, shopId, apply);
    else await apply();
    return { changes, diagnostics };
  });
}

/** Writes the differences to temporary tables. */
async function stage(tx: Transaction, shopId: string, lines: readonly PriceLine[]): Promise<void> {
  await tx.execute(sql`
    create temporary table listed_lines on commit drop as
    select v.id as variant_id, line.* from json_to_recordset(${JSON.stringify(lines)}::json)
      as line (sku text, currency text, "priceExcVat" integer, stock integer)
    join variants v on v.shop_id = ${shopId} and v.sku = line.sku`);
  await tx.execute(sql`
    create temporary table wanted_prices on commit drop as
    select line.variant_id, line.sku, line.currency, price.price_exc_vat as "from", line."priceExcVat" as "to"
    from listed_lines line left join variant_prices price
      on price.shop_id = ${shopId} and price.variant_id = line.variant_id and price.currency = line.currency
    where line."priceExcVat" is not null and price.price_exc_vat is distinct from line."priceExcVat"`);
  await tx.execute(sql`
    create temporary table wanted_stock on commit drop as
    select line.variant_id, line.sku, stock.available as "from", line.stock as "to"
    from listed_lines line left join stock on stock.shop_id = ${shopId} and stock.variant_id = line.variant_id
    where line.stock is not null and stock.available is distinct from line.stock`);
}

async function compare(tx: Transaction): Promise<PriceChanges> {
  const prices = await tx.execute(sql`select sku, currency, "from", "to" from wanted_prices order by sku, currency`);
  const stock = await tx.execute(sql`select sku, "from", "to" from wanted_stock order by sku`);
  return { prices: z.array(priceChange).parse(prices.rows), stock: z.array(stockChange).parse(stock.rows) };
}

async function write(tx: Transaction, shopId: string): Promise<void> {
  await tx.execute(sql`
    update variant_prices price set price_exc_vat = wanted."to" from wanted_prices wanted
    where price.shop_id = ${shopId} and price.variant_id = wanted.variant_id and price.currency = wanted.currency`);
  await tx.execute(sql`
    insert into variant_prices (shop_id, variant_id, currency, price_exc_vat)
    select ${shopId}, variant_id, currency, "to" from wanted_prices where "from" is null`);
  await tx.execute(sql`
    insert into stock (shop_id, variant_id, available) select ${shopId}, variant_id, "to" from wanted_stock
    on conflict (shop_id, variant_id) do update set available = excluded.available`);
}
