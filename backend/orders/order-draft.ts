import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { guests } from '../db/schema/storage.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { followLocale, type PricedOrder, priceOrder, type Reading } from './price-order.ts';
import { loadPriceSources, type PriceSources } from './price-sources.ts';

/**
 * An order in progress that a request reads or changes. It is loaded once, changed in memory, and written once. Its
 * order is locked.
 */
export interface OrderDraft {
  /** The order as it is stored. */
  readonly stored: OrderRow;
  readonly storedLines: readonly LineRow[];
  /** The order and its lines as the request leaves them. */
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly sources: PriceSources;
}

interface DraftOptions {
  /** What the request changes of the order. */
  readonly changes?: Partial<OrderRow>;
  /** A product that is added. */
  readonly productId?: string;
  /** The offer at whose price it is added; null: none. */
  readonly offerId?: string | null;
}

/**
 * Loads a locked order with all that its price depends on, in the locale of its reader. Prices in another currency, or
 * with another VAT, are then no unexpected change.
 */
export async function loadDraft(
  tx: DatabaseWriter,
  stored: OrderRow,
  reading: Reading,
  { changes, productId, offerId }: DraftOptions = {},
): Promise<OrderDraft> {
  const changed = { ...stored, ...changes };
  const order = followLocale(changed, reading);
  const { lines, sources } = await loadPriceSources(tx, {
    order,
    shop: { ...reading.shop, country: order.country, currency: order.currency },
    ...(productId !== undefined && { productId }),
    ...(offerId && { offerId }),
  });
  const draft = { stored, storedLines: lines, order, lines, sources };
  const isRepriced = order.currency !== changed.currency || order.country !== changed.country;
  return isRepriced ? acceptPrices(draft, reading, 'prices') : draft;
}

/** Returns a draft whose lines have today's prices as those that their buyer knows: all of it, or their VAT alone. */
export function acceptPrices(draft: OrderDraft, reading: Reading, what: 'prices' | 'vat'): OrderDraft {
  const { lines } = priceOrder(draft.order, draft.lines, draft.sources, reading);
  const changed = new Map(lines.filter(({ changes }) => changes.length > 0).map((line) => [line.id, line.pricing]));
  return {
    ...draft,
    lines: draft.lines.map((row) => {
      const pricing = changed.get(row.id);
      if (!pricing) return row;
      return { ...row, setVat: pricing.vatPercentage, ...(what === 'prices' && { setPrice: pricing.priceExcVat }) };
    }),
  };
}

/**
 * Prices a draft and writes it, with a new version if its buyer sees something else than before.
 *
 * @param isChange - Whether the buyer changes it: then a new version extends its lifetime, and that of the guest and
 * their uploads.
 */
export async function saveDraft(
  tx: DatabaseWriter,
  { stored, storedLines, order, lines, sources }: OrderDraft,
  reading: Reading,
  isChange: boolean,
): Promise<{ readonly order: OrderRow; readonly priced: PricedOrder }> {
  const priced = priceOrder(order, lines, sources, reading);
  const isSeen = priced.fingerprint === stored.seen;
  const saved: OrderRow = {
    ...order,
    seen: priced.fingerprint,
    // The first reading is version 1.
    ...(!isSeen && stored.seen !== null && { version: stored.version + 1 }),
    ...(!isSeen && isChange && { changedAt: reading.now }),
  };
  await saveLines(tx, storedLines, lines);
  await saveOrder(tx, stored, saved, reading.now);
  return { order: saved, priced };
}

/** Writes the prices of lines that their buyer knows now. */
async function saveLines(
  tx: DatabaseWriter,
  storedLines: readonly LineRow[],
  lines: readonly LineRow[],
): Promise<void> {
  const known = new Map(storedLines.map((line) => [line.id, line]));
  const changed = lines.filter(({ id, setPrice, setVat }) => {
    const before = known.get(id);
    return before && (before.setPrice !== setPrice || before.setVat !== setVat);
  });
  const [first] = changed;
  if (!first) return;
  const column = <Value>(of: (line: LineRow) => Value) => sql.param(changed.map(of));
  await tx.execute(sql`
    update ${orderLines} set set_price = w.price, set_vat = w.vat
    from unnest(${column(({ id }) => id)}::text[], ${column(({ setPrice }) => setPrice)}::int[],
      ${column(({ setVat }) => setVat)}::numeric[]) as w(id, price, vat)
    where ${orderLines.shopId} = ${first.shopId} and ${orderLines.id} = w.id`);
}

/**
 * Writes what has changed of an order. A new time of change also extends the lifetime of its guest. That never waits: a
 * transaction that holds the guest extends it too.
 */
async function saveOrder(tx: DatabaseWriter, stored: OrderRow, saved: OrderRow, now: Date): Promise<void> {
  const { locale, currency, country, details, delivery, voucherCode, seen, version, changedAt } = saved;
  const columns = { locale, currency, country, details, delivery, voucherCode, seen, version, changedAt };
  const isSame =
    stored.locale === locale &&
    stored.currency === currency &&
    stored.country === country &&
    stored.details === details &&
    stored.delivery === delivery &&
    stored.voucherCode === voucherCode &&
    stored.seen === seen &&
    stored.version === version &&
    stored.changedAt === changedAt;
  if (isSame) return;
  const { shopId, id: orderId, guestId } = saved;
  const key = isOrder({ shopId, orderId });
  if (changedAt === stored.changedAt || guestId === null) {
    await tx.update(orders).set(columns).where(key);
    return;
  }
  const free = tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.shopId, shopId), eq(guests.id, guestId)))
    .for('no key update', { skipLocked: true });
  const noted = tx.$with('noted').as(
    tx
      .update(guests)
      .set({ changedAt: now })
      .where(and(eq(guests.shopId, shopId), inArray(guests.id, free)))
      .returning({ id: guests.id }),
  );
  await tx.with(noted).update(orders).set(columns).where(key);
}
