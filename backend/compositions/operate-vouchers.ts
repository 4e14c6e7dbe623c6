import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { shops } from '../db/schema/shops.ts';
import { type VoucherRow, vouchers } from '../db/schema/vouchers.ts';
import { StartupError } from '../errors/startup-error.ts';
import { normaliseCode } from '../orders/apply-voucher.ts';
import { addDays, isDay, toLocalDay } from '../orders/delivery-dates.ts';

/** A voucher in an operator's list. */
export interface OperatedVoucher {
  readonly shop: string;
  readonly code: string;
  readonly kind: VoucherRow['kind'];
  readonly percentage: number | null;
  /** Cents, as all sums. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly maxUses: number | null;
  readonly oncePerCustomer: boolean;
  /** Placed orders that have it, without cancelled ones. */
  readonly uses: number;
}

/** Max. vouchers of a list. */
const maxListed = 500;

const codePattern = /^[A-Z0-9](?:-?[A-Z0-9]){2,29}$/;

/** Returns the vouchers of all shops, or of one. */
export async function listVouchers(db: Db, shop: string | undefined): Promise<OperatedVoucher[]> {
  return await select(db)
    .where(shop === undefined ? undefined : eq(vouchers.shopId, shop))
    .orderBy(asc(vouchers.shopId), asc(vouchers.code))
    .limit(maxListed)
    .then((rows) => rows.map(toOperated));
}

/** Adds a voucher. @throws {StartupError} when it makes no sense, its shop does not exist, or its code is taken. */
export async function addVoucher(db: Db, wanted: Omit<VoucherRow, 'createdAt'>, now: Date): Promise<OperatedVoucher> {
  const voucher = { ...wanted, code: normaliseCode(wanted.code), createdAt: now };
  refuseNonsense(voucher);
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, voucher.shopId));
  if (!shop) {
    const known = await db.select({ id: shops.id }).from(shops).orderBy(asc(shops.id));
    throw new StartupError(`There is no shop ${voucher.shopId}.`, `There are ${known.map(({ id }) => id).join(', ')}.`);
  }
  const added = await db.insert(vouchers).values(voucher).onConflictDoNothing().returning({ code: vouchers.code });
  if (added.length === 0) {
    throw new StartupError(`${voucher.shopId} has a voucher ${voucher.code}.`, 'Take another code, or end that one.');
  }
  return await find(db, voucher.shopId, voucher.code);
}

/** Ends a voucher: today is no longer one of its days. Orders that were placed with it keep it. @throws {StartupError} */
export async function endVoucher(db: Db, shopId: string, typed: string, now: Date): Promise<OperatedVoucher> {
  const code = normaliseCode(typed);
  const [shop] = await db.select({ timeZone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  const yesterday = shop && addDays(toLocalDay(now, shop.timeZone), -1);
  const before = await find(db, shopId, code);
  if (yesterday !== undefined && (before.validUntil === null || before.validUntil > yesterday)) {
    await db.update(vouchers).set({ validUntil: yesterday }).where(isVoucher(shopId, code));
  }
  return await find(db, shopId, code);
}

function refuseNonsense(voucher: VoucherRow): void {
  const { code, validFrom, validUntil, currency, amount, minimum, maximum, kind } = voucher;
  if (!codePattern.test(code)) {
    throw new StartupError(`${code} is no code.`, 'It has 3 to 30 letters A to Z and digits, with a - between them.');
  }
  for (const day of [validFrom, validUntil]) {
    if (day !== null && !isDay(day)) throw new StartupError(`${day} is no day.`, 'Write it as YYYY-MM-DD.');
  }
  if (validFrom !== null && validUntil !== null && validFrom > validUntil) {
    throw new StartupError(`${code} would end before it begins.`, 'Swap --from and --until.');
  }
  if (maximum !== null && kind !== 'percentage') {
    throw new StartupError('Only a percentage has a maximum.', 'Leave --maximum out.');
  }
  const hasSum = amount !== null || minimum !== null || maximum !== null;
  if (hasSum !== (currency !== null)) {
    throw new StartupError(
      hasSum ? `The sums of ${code} are in no currency.` : `${code} has no sum that could be in ${currency}.`,
      hasSum ? 'Name one with --currency.' : 'Leave --currency out, or name a sum.',
    );
  }
}

async function find(db: Db, shopId: string, code: string): Promise<OperatedVoucher> {
  const [found] = await select(db).where(isVoucher(shopId, code));
  if (!found) throw new StartupError(`${shopId} has no voucher ${code}.`, 'voucher list shows those that there are.');
  return toOperated(found);
}

const isVoucher = (shopId: string, code: string) => and(eq(vouchers.shopId, shopId), eq(vouchers.code, code));

const select = (db: Db) =>
  db
    .select({
      voucher: vouchers,
      uses: sql<number>`count(${orders.id}) filter (where ${orders.placedAt} is not null and ${orders.state} <> 'Cancelled')::int`,
    })
    .from(vouchers)
    .leftJoin(orders, and(eq(orders.shopId, vouchers.shopId), eq(orders.voucherCode, vouchers.code)))
    .groupBy(vouchers.shopId, vouchers.code)
    .$dynamic();

function toOperated({ voucher, uses }: { readonly voucher: VoucherRow; readonly uses: number }): OperatedVoucher {
  const { shopId, createdAt: _, ...terms } = voucher;
  return { shop: shopId, ...terms, uses };
}
