import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import type { mails } from '../db/schema/mails.ts';
import { orders } from '../db/schema/orders.ts';
import type { WrittenMail } from '../mail/write-mail.ts';
import { writeWithdrawalForShop } from '../mail/write-shop-mail.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import { loadWithdrawals } from '../orders/withdrawals.ts';

/** Writes a mail to a shop about a withdrawal; `undefined` when the customer has deleted their account meanwhile. */
export async function prepareWithdrawalForShop(
  db: DatabaseWriter,
  { shopId, orderId, withdrawalId }: typeof mails.$inferSelect,
): Promise<(WrittenMail & { readonly replyTo: string }) | undefined> {
  if (orderId === null) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId)));
  const withdrawal = (await loadWithdrawals(db, { shopId, orderId })).find(({ id }) => id === withdrawalId);
  if (!order?.details || !withdrawal) return undefined;
  const { email, firstName, lastName } = order.details;
  const lines = await loadLines(db, order);
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: order.currency });
  const written = writeWithdrawalForShop({
    withdrawalId: withdrawal.id,
    orderNumber: order.number ?? '',
    email,
    requestedAt: withdrawal.requestedAt.toISOString(),
    customer: `${firstName} ${lastName}`,
    amount: money.format(withdrawal.amount / 100),
    articles: withdrawal.lines.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)?.record;
      return line ? [`${quantity} × ${line.name} (${line.sku})`] : [];
    }),
  });
  return { ...written, replyTo: email };
}
