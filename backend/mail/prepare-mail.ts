import { eq } from 'drizzle-orm';
import type { AccountDatabase } from '../accounts/account-database.ts';
import { type CustomerRow, findByEmail, loadCustomer } from '../accounts/customers.ts';
import { issueMailToken } from '../accounts/mail-tokens.ts';
import type { MailTokenPurpose } from '../db/schema/customers.ts';
import { type MailKind, mails } from '../db/schema/mails.ts';
import { shops } from '../db/schema/shops.ts';
import type { OutgoingMail } from './mail-sender.ts';
import { writeMail } from './write-mail.ts';

export type MailRow = typeof mails.$inferSelect;

/** Mails with a token, and what it is for. */
const purposes: Readonly<Partial<Record<MailKind, MailTokenPurpose>>> = {
  confirmRegistration: 'registration',
  resetPassword: 'passwordReset',
  confirmEmail: 'emailChange',
};

/**
 * Writes a mail with a token of its own. Each attempt has a new one, which makes the one before void.
 *
 * @returns `undefined` when there is no reason for it any more, or never was: nobody has the address, or the account has
 * been confirmed meanwhile.
 */
export async function prepareMail(db: AccountDatabase, row: MailRow, now: Date): Promise<OutgoingMail | undefined> {
  const customer = await addresseeOf(db, row);
  if (row.kind !== 'accountDeleted' && !customer) return undefined;
  const [shop] = await db.select({ name: shops.name }).from(shops).where(eq(shops.id, row.shopId));
  const shopName = shop?.name ?? row.shopId;
  const purpose = purposes[row.kind];
  const key = customer && { shopId: row.shopId, customerId: customer.id };
  if (key && row.customerId === null)
    await db.update(mails).set({ customerId: key.customerId }).where(eq(mails.id, row.id));
  const token = purpose && key ? await issueMailToken(db, key, purpose, now) : undefined;
  const { kind, locale, recipient } = row;
  const written = writeMail({ kind, locale, shopName, token, link: row.link ?? undefined });
  return { ...written, id: `${row.shopId}-${row.id}`, kind, fromName: shopName, to: recipient };
}

/** The customer whom a mail is for, if there is still reason to send it. */
async function addresseeOf(db: AccountDatabase, row: MailRow): Promise<CustomerRow | undefined> {
  const customer =
    row.customerId === null
      ? await findByEmail(db, row.shopId, row.recipient)
      : await loadCustomer(db, { shopId: row.shopId, customerId: row.customerId });
  switch (row.kind) {
    case 'confirmRegistration':
      return customer?.state === 'Unverified' ? customer : undefined;
    case 'resetPassword':
      return customer?.state === 'Disabled' ? undefined : customer;
    case 'confirmEmail':
      return customer?.pendingEmail === row.recipient ? customer : undefined;
    default:
      return customer;
  }
}
