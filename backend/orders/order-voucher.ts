import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { type VoucherRow, vouchers } from '../db/schema/vouchers.ts';
import type { OrderRow } from '../order-rows/order-key.ts';

type OrderVoucher = components['schemas']['OrderVoucher'];

/** The voucher of an order in progress, and where it was used before. */
export interface HeldVoucher {
  readonly voucher: VoucherRow;
  /** Placed orders that have it, without cancelled ones; counted where they are limited. */
  readonly uses: number;
  /** Whether one of them is of the same customer: an account, or an e-mail address. */
  readonly isUsedByCustomer: boolean;
}

/** An order for which a voucher is asked about. */
type Asking = Pick<OrderRow, 'shopId' | 'voucherCode' | 'customerId' | 'details'>;

/** Loads the voucher of an order; `undefined`: it has none. */
export async function loadVoucher(
  db: DatabaseReader,
  { shopId, voucherCode, customerId, details }: Asking,
): Promise<HeldVoucher | undefined> {
  if (voucherCode === null) return undefined;
  const isUse = and(
    eq(orders.shopId, shopId),
    eq(orders.voucherCode, voucherCode),
    isNotNull(orders.placedAt),
    ne(orders.state, 'Cancelled'),
  );
  const isOfCustomer = or(
    ...(customerId === null ? [] : [eq(orders.customerId, customerId)]),
    ...(details ? [sql`lower(${orders.details} ->> 'email') = lower(${details.email})`] : []),
  );
  const [held] = await db
    .select({
      voucher: vouchers,
      uses: sql<number>`case when ${vouchers.maxUses} is null then 0 else (select count(*)::int from ${orders} where ${isUse}) end`,
      isUsedByCustomer: isOfCustomer
        ? sql<boolean>`exists(select 1 from ${orders} where ${and(isUse, isOfCustomer)})`
        : sql<boolean>`false`,
    })
    .from(vouchers)
    .where(and(eq(vouchers.shopId, shopId), eq(vouchers.code, voucherCode)));
  return held;
}

/**
 * Locks the voucher of an order that is to be placed, for the rest of the transaction: of two orders that would both be its last
 * use, the second counts the first.
 */
export async function lockVoucher(
  tx: DatabaseWriter,
  { shopId, voucherCode }: Pick<OrderRow, 'shopId' | 'voucherCode'>,
): Promise<void> {
  if (voucherCode === null) return;
  await tx.execute(
    sql`select 1 from ${vouchers} where ${vouchers.shopId} = ${shopId} and ${vouchers.code} = ${voucherCode} for no key update`,
  );
}

/** What decides whether a voucher counts. */
interface VoucherContext {
  /** ISO 4217, of the order. */
  readonly currency: string;
  /** Cents including VAT. */
  readonly goodsIncVat: number;
  /** `YYYY-MM-DD`, in the time zone of the shop. */
  readonly today: string;
}

/** Returns whether a voucher counts for an order, and if not, why. */
export function evaluateVoucher(
  { voucher, uses, isUsedByCustomer }: HeldVoucher,
  { currency, goodsIncVat, today }: VoucherContext,
): OrderVoucher['state'] {
  const { validFrom, validUntil, maxUses, minimum } = voucher;
  if ((validUntil !== null && today > validUntil) || (validFrom !== null && today < validFrom)) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'usedUp';
  if (voucher.oncePerCustomer && isUsedByCustomer) return 'usedBefore';
  if (voucher.currency !== null && voucher.currency !== currency) return 'otherCurrency';
  return goodsIncVat < (minimum ?? 0) ? 'belowMinimum' : 'applied';
}

/** Returns a voucher as the API answers it. */
export function toOrderVoucher(
  { code, kind, percentage, amount, minimum }: VoucherRow,
  state: OrderVoucher['state'],
): OrderVoucher {
  return {
    code,
    kind,
    state,
    ...(percentage !== null && { percentage }),
    ...(amount !== null && { amount }),
    ...(minimum !== null && { minimumIncVat: minimum }),
  };
}
