import type { DatabaseWriter } from '../db/database.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import type { orders } from '../db/schema/orders.ts';
import { type Posting, postMail } from './post-mail.ts';

/**
 * Puts a mail about an order into the outbox. An order of somebody who has deleted their account has no address any more, so
 * nothing is sent.
 *
 * @param about - The withdrawal that it is about, and the invoice or credit note that goes with it.
 */
export async function postOrderMail(
  tx: DatabaseWriter,
  { shopId, id: orderId, customerId, details, locale, statusPage }: typeof orders.$inferSelect,
  kind: OrderMailKind,
  now: Date,
  about: Pick<Posting, 'withdrawalId' | 'invoiceNumber'> = {},
): Promise<void> {
  if (!details) return;
  await postMail(
    tx,
    {
      ...{ kind, shopId, locale, orderId, ...about, recipient: details.email },
      ...{ customerId: customerId ?? undefined, link: statusPage ?? undefined },
    },
    now,
  );
}
