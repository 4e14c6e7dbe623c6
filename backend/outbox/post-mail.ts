import type { DatabaseWriter } from '../db/database.ts';
import { type MailKind, mails } from '../db/schema/mails.ts';

/** A mail to put into the outbox. */
export interface Posting {
  readonly kind: MailKind;
  readonly shopId: string;
  /** Absent: not known, or no longer a customer. */
  readonly customerId?: string | undefined;
  /** Empty: the shop itself. */
  readonly recipient: string;
  readonly locale: string;
  /** The page that the link opens with the token. */
  readonly link?: string | undefined;
  /** Of the request of the mail. */
  readonly reference?: string | undefined;
  /** The order of the mail. */
  readonly orderId?: string | undefined;
  /** Of the attached invoice or credit note. */
  readonly invoiceNumber?: string | undefined;
  /** The number of an order that may not exist. */
  readonly orderNumber?: string | undefined;
  /** The invitation into a company. */
  readonly invitationId?: string | undefined;
  /** The withdrawal of the mail. */
  readonly withdrawalId?: string | undefined;
  /** When it is sent; absent: at once. */
  readonly dueAt?: Date;
}

/** Puts a mail into the outbox, in the transaction that causes it: either both are committed or neither. */
export async function postMail(db: DatabaseWriter, { dueAt: later, ...posting }: Posting, now: Date): Promise<void> {
  const dueAt = later ?? now;
  await db.insert(mails).values({ ...posting, createdAt: dueAt, dueAt });
}
