import type { DatabaseWriter } from '../db/database.ts';
import { type MailKind, mails } from '../db/schema/mails.ts';

/** A mail to be written and sent. */
export interface Posting {
  readonly kind: MailKind;
  readonly shopId: string;
  /** Absent: not known, or no longer a customer. */
  readonly customerId?: string | undefined;
  /** Empty: the shop itself. */
  readonly recipient: string;
  readonly locale: string;
  /** The page that its token is handed to. */
  readonly link?: string | undefined;
  /** Of the request that it is about. */
  readonly reference?: string | undefined;
  /** The order that it is about. */
  readonly orderId?: string | undefined;
  /** Of the invoice or credit note that goes with it. */
  readonly invoiceNumber?: string | undefined;
  /** The number of an order that may not exist. */
  readonly orderNumber?: string | undefined;
  /** The withdrawal that it is about. */
  readonly withdrawalId?: string | undefined;
}

/** Puts a mail into the outbox, in the transaction of what causes it: either both happen or neither. */
export async function postMail(db: DatabaseWriter, posting: Posting, now: Date): Promise<void> {
  await db.insert(mails).values({ ...posting, createdAt: now, dueAt: now });
}
