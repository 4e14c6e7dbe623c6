import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { customerEvents, sessions } from '../db/schema/customers.ts';
import { mails } from '../db/schema/mails.ts';
import { orders } from '../db/schema/orders.ts';
import { requests } from '../db/schema/requests.ts';
import { reviews } from '../db/schema/reviews.ts';
import { toActor } from '../identity/actor.ts';
import type { CustomerRow } from '../identity/customers.ts';
import { findMembership } from '../identity/memberships.ts';
import { loadCustomerInvoices } from '../invoices/customer-invoices.ts';
import { formatRequest } from '../mail/request-text.ts';
import { loadCustomerOrders } from '../orders/read-orders.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadAllItems } from '../storage/list-items.ts';

/** Max. length of each list, as in the spec. */
const most = { sessions: 200, orders: 1000, others: 10_000 } as const;

/** Max. characters of a request, as in the spec. */
const maxTextLength = 10_000;

/** Returns the data of a customer beside the account, without secrets and hashes. */
export async function exportCustomer(
  db: Db,
  shop: ShopView,
  { shopId, id: customerId, email }: CustomerRow,
  now: Date,
): Promise<components['schemas']['CustomerExport']> {
  const open = await db
    .select({ startedAt: sessions.startedAt, lastUsedAt: sessions.lastUsedAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.shopId, shopId), eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(most.sessions);
  const sent = await db
    .select({ kind: mails.kind, to: mails.recipient, subject: mails.subject, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.shopId, shopId), eq(mails.customerId, customerId), isNotNull(mails.sentAt)))
    .orderBy(desc(mails.id))
    .limit(most.others);
  const history = await db
    .select({ at: customerEvents.at, what: customerEvents.what })
    .from(customerEvents)
    .where(and(eq(customerEvents.shopId, shopId), eq(customerEvents.customerId, customerId)))
    .orderBy(asc(customerEvents.id))
    .limit(most.others);
  const asked = await db
    .select({ kind: requests.kind, receivedAt: requests.receivedAt, content: requests.content })
    .from(requests)
    .where(and(eq(requests.shopId, shopId), eq(sql`lower(${requests.email})`, email.toLowerCase())))
    .orderBy(desc(requests.receivedAt))
    .limit(most.others);
  const said = await db
    .select({ review: reviews, number: orders.number })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.shopId, reviews.shopId), eq(orders.id, reviews.orderId)))
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId)))
    .orderBy(desc(reviews.writtenAt))
    .limit(most.others);
  const membership = await findMembership(db, { shopId, customerId });
  const reader = {
    owner: { shopId, customerId },
    actor: toActor(shopId, { customerId }, undefined),
  };
  return {
    exportedAt: now.toISOString(),
    sessions: open.map(({ startedAt, lastUsedAt, expiresAt }) => ({
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    orders: await loadCustomerOrders(db, { shopId, customerId }, now, most.orders),
    invoices: await loadCustomerInvoices(db, { shopId, customerId }, most.others),
    storageItems: await loadAllItems(db, shop, reader, now),
    mails: sent.flatMap(({ kind, to, subject, sentAt }) =>
      sentAt === null ? [] : [{ kind, to, subject: subject ?? '', sentAt: sentAt.toISOString() }],
    ),
    requests: asked.map(({ kind, receivedAt, content }) => ({
      kind,
      sentAt: receivedAt.toISOString(),
      text: formatRequest(content).slice(0, maxTextLength),
    })),
    reviews: said.map(({ review: { writtenAt, productId, stars, title, text, name, state }, number }) => ({
      writtenAt: writtenAt.toISOString(),
      orderNumber: number ?? '',
      productId,
      stars,
      ...(title !== null && { title }),
      text,
      name,
      state,
    })),
    ...(membership && {
      company: {
        name: membership.company.name,
        role: membership.member.role,
        joinedAt: membership.member.joinedAt.toISOString(),
      },
    }),
    history: history.map(({ at, what }) => ({ at: at.toISOString(), what })),
  };
}
