import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { stock } from '../db/schema/stock.ts';

/** Loads the units in stock of variants. A variant without an entry is made to order. */
export async function loadStock(
  db: DatabaseReader,
  shopId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ variantId: stock.variantId, available: stock.available })
    .from(stock)
    .where(and(eq(stock.shopId, shopId), inArray(stock.variantId, [...variantIds])));
  return new Map(rows.map(({ variantId, available }) => [variantId, available]));
}
