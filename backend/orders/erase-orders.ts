import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { isPersonal } from '../configurator/option-types.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { mails } from '../db/schema/mails.ts';
import { orderFiles, orderLines, orders, orderTokens } from '../db/schema/orders.ts';
import { reviews } from '../db/schema/reviews.ts';
import type { CustomerKey } from '../identity/customer-key.ts';
import { loadLines } from '../order-rows/order-lines.ts';

type OrderLine = components['schemas']['OrderLine'];

/**
 * Removes a customer from their orders before their account is deleted: the order in progress is deleted, placed ones
 * stay for the books without the customer's name, address and words. Those of guests with the address of the account, which its
 * owner has confirmed, are theirs too.
 */
export async function eraseFromOrders(
  tx: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  email: string,
): Promise<void> {
  const isOfAddress = eq(sql`lower(${orders.details} ->> 'email')`, email.toLowerCase());
  const isTheirs = and(
    eq(orders.shopId, shopId),
    or(eq(orders.customerId, customerId), and(isNull(orders.customerId), isOfAddress)),
  );
  await tx.delete(orders).where(and(isTheirs, eq(orders.state, 'Cart')));
  const placed = await tx
    .select()
    .from(orders)
    .where(and(isTheirs, ne(orders.state, 'Cart')))
    .for('update');
  if (placed.length === 0) return;
  const ids = placed.map(({ id }) => id);
  await tx.delete(mails).where(and(eq(mails.shopId, shopId), inArray(mails.orderId, ids)));
  // Answers that are kept for repetition hold the order as it was.
  const { answer } = idempotencyKeys;
  const hasOrder = or(...ids.map((id) => sql`position(${id} in ${answer}) > 0`));
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.shopId, shopId), hasOrder));
  await tx.delete(reviews).where(and(eq(reviews.shopId, shopId), inArray(reviews.orderId, ids)));
  await tx.delete(orderTokens).where(and(eq(orderTokens.shopId, shopId), inArray(orderTokens.orderId, ids)));
  for (const order of placed) {
    for (const line of await loadLines(tx, order)) {
      const isLine = and(eq(orderLines.shopId, shopId), eq(orderLines.id, line.id));
      const { values, ...record } = withoutWords(line.record);
      await tx
        .update(orderLines)
        .set({ values, cropId: null, record: { ...record, values } })
        .where(isLine);
      await tx.delete(orderFiles).where(and(eq(orderFiles.shopId, shopId), eq(orderFiles.lineId, line.id)));
    }
    const record = order.record && { ...order.record, shipping: withoutInstructions(order.record.shipping) };
    await tx
      .update(orders)
      .set({
        customerId: null,
        guestId: null,
        details: null,
        delivery: null,
        remark: null,
        statusPage: null,
        approval: null,
        record,
      })
      .where(and(eq(orders.shopId, shopId), eq(orders.id, order.id)));
  }
}

/** Returns a line without the customer's words, uploads and crop. */
function withoutWords({ crop: _, ...line }: OrderLine): OrderLine {
  const kept = Object.entries(line.values).filter(([, value]) => !isPersonal(value));
  const isKept = (optionId: string | undefined): boolean =>
    optionId === undefined || kept.some(([id]) => id === optionId) || !(optionId in line.values);
  return {
    ...line,
    values: Object.fromEntries(kept),
    choices: line.choices.filter(({ optionId }) => isKept(optionId)),
    parts: line.parts.map(({ value, ...part }) =>
      value !== undefined && isKept(part.optionId) ? { ...part, value } : part,
    ),
  };
}

function withoutInstructions({
  instructions: _,
  ...shipping
}: components['schemas']['ShippingChoice']): components['schemas']['ShippingChoice'] {
  return shipping;
}
