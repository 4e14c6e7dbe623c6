import type { DatabaseWriter } from '../db/database.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import type { orders } from '../db/schema/orders.ts';
import { type Posting, postMail } from './post-mail.ts';

/**
 * Puts a mail about an order into the outbox. An order of a deleted account has no address any more, so nothing is
 * sent.
 *
 * @param about - The withdrawal of the mail, the attached invoice or credit note, and when it is sent.
 */
export async function postOrderMail(
  tx: DatabaseWriter,
  { shopId, id: orderId, customerId, details, locale, statusPage }: typeof orders.$inferSelect,
  kind: OrderMailKind,
  now: Date,
  about: Pick<Posting, 'withdrawalId' | 'invoiceNumber' | 'dueAt'> = {},
): Promise<void> {
  if (!details) return;
  await postMail(
    tx,
    {
      kind,
      shopId,
      locale,
      orderId,
      ...about,
      recipient: details.email,
      customerId: customerId ?? undefined,
      link: statusPage ?? undefined,
    },
    now,
  );
}
