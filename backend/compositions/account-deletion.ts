import { and, eq, sql } from 'drizzle-orm';
import type { AccountServices } from '../accounts/account-services.ts';
import { checkCurrentPassword } from '../accounts/current-password.ts';
import { customers } from '../db/schema/customers.ts';
import { mails } from '../db/schema/mails.ts';
import { requests } from '../db/schema/requests.ts';
import { isCustomer, requireCustomer } from '../identity/customers.ts';
import { leaveForGood } from '../identity/memberships.ts';
import { lockOwner } from '../identity/owner.ts';
import { eraseSubscription } from '../newsletter/subscriptions.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { eraseFromOrders } from '../orders/erase-orders.ts';
import { postMail } from '../outbox/post-mail.ts';

/** Deletes a customer with all their data; a last mail confirms it. @throws {ProblemError} `PASSWORD_WRONG` */
export async function deleteMe(
  services: AccountServices,
  { session, body }: OperationRequest<'deleteMe'>,
): Promise<void> {
  const { db, clock, wakeMails } = services;
  const customer = await requireCustomer(services.db, session);
  await checkCurrentPassword(db, session, customer, body.currentPassword);
  const { shopId, email: recipient, locale } = customer;
  const now = clock();
  await db.transaction(async (tx) => {
    // Locked before their orders, in the same order as everywhere.
    await lockOwner(tx, session, now);
    await eraseFromOrders(tx, session, recipient);
    await leaveForGood(tx, session);
    // Sessions, tokens, mails and the history are deleted with the row; mails without a known customer are deleted
    // here.
    await tx.delete(customers).where(isCustomer(session));
    await tx
      .delete(mails)
      .where(and(eq(mails.shopId, shopId), eq(sql`lower(${mails.recipient})`, recipient.toLowerCase())));
    await tx
      .delete(requests)
      .where(and(eq(requests.shopId, shopId), eq(sql`lower(${requests.email})`, recipient.toLowerCase())));
    await eraseSubscription(tx, shopId, recipient);
    await postMail(tx, { kind: 'accountDeleted', shopId, recipient, locale }, now);
  });
  wakeMails();
}
