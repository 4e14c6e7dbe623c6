import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { CompanyRole } from '../db/schema/companies.ts';
import { orders, type StoredApproval } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import { loadCustomer, requireCustomer } from '../identity/customers.ts';
import { listMembers, requireRole } from '../identity/memberships.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import { postMail } from '../outbox/post-mail.ts';
import { refuseWhatCannotBePlaced } from './complete-order.ts';
import { holdInProgress } from './open-order.ts';
import { createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { priceAsSeen } from './price-order.ts';

type Schemas = components['schemas'];

const deciders: readonly CompanyRole[] = ['Approver', 'Administrator'];

/** Max. orders of a list, as in the spec. */
const maxListed = 100;

/**
 * Asks the approvers of a company to approve the order in progress, as its buyer has seen it.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_PLACED`, `APPROVAL_NOT_NEEDED`, and what prevents its placing.
 */
export async function requestApproval(
  { db, clock, wakeMails }: OrderServices,
  { shop, actor, session, body, client }: OperationRequest<'requestApproval'>,
): Promise<void> {
  const reading = createReading({ shop, actor }, clock());
  await db.transaction(async (tx) => {
    const buyer = await requireCustomer(tx, session);
    const held = await holdInProgress(tx, actor);
    const { sources, priced } = await priceAsSeen(tx, held, reading);
    refuseWhatCannotBePlaced(held, priced, body.version);
    const { membership } = sources;
    if (!membership || !priced.needsApproval) throw new ProblemError('APPROVAL_NOT_NEEDED');
    const { totals, lines } = priced;
    const reference = held.details?.reference;
    const approval: StoredApproval = {
      companyId: membership.companyId,
      version: body.version,
      state: 'requested',
      requestedAt: reading.now.toISOString(),
      order: {
        name: `${buyer.firstName} ${buyer.lastName}`,
        ...(reference !== undefined && { reference }),
        currency: totals.currency,
        totalExcVat: totals.totalExcVat,
        totalIncVat: totals.totalIncVat,
        lines: lines.map(({ id, name, variantName, quantity, pricing }) => ({
          ...{ id, name },
          ...(variantName !== undefined && { variantName }),
          quantity: quantity.current,
          totalExcVat: pricing.totalExcVat,
          totalIncVat: pricing.totalIncVat,
        })),
      },
    };
    await tx
      .update(orders)
      .set({ approval })
      .where(isOrder({ shopId: held.shopId, orderId: held.id }));
    const members = await listMembers(tx, { shopId: held.shopId, id: membership.companyId });
    const approvers = members.filter(({ member }) => deciders.includes(member.role));
    for (const {
      customer: { email, locale, id },
    } of approvers) {
      const mail = {
        kind: 'approvalRequested',
        shopId: held.shopId,
        recipient: email,
        locale,
        customerId: id,
      } as const;
      await postMail(tx, { ...mail, link: client.mailLink }, reading.now);
    }
  });
  wakeMails();
}

/** Returns the orders of a company that wait. @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN` */
export async function listApprovals(
  { db }: OrderServices,
  { session }: OperationRequest<'listApprovals'>,
): Promise<Schemas['ApprovalList']> {
  const { company } = await requireRole(db, session, deciders);
  const rows = await db
    .select({ id: orders.id, approval: orders.approval })
    .from(orders)
    .where(and(eq(orders.shopId, company.shopId), isWaitingFor(company.id)))
    .orderBy(asc(sql`${orders.approval} ->> 'requestedAt'`), asc(orders.id))
    .limit(maxListed);
  return {
    items: rows.flatMap(({ id, approval }) =>
      approval
        ? [{ orderId: id, version: approval.version, requestedAt: approval.requestedAt, ...approval.order }]
        : [],
    ),
  };
}

/**
 * Decides about an order as it was shown; its buyer gets a mail.
 *
 * @throws {ProblemError} `NOT_FOUND`, `FORBIDDEN`, `ORDER_CHANGED`
 */
export async function decideApproval(
  { db, clock, wakeMails }: OrderServices,
  { session, path, body, client }: OperationRequest<'decideApproval'>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { company } = await requireRole(tx, session, deciders);
    const { shopId } = company;
    const order = await lockOrder(tx, { shopId, orderId: path.id });
    const { approval, customerId = null } = order ?? {};
    if (!order || !approval || approval.companyId !== company.id) throw new ProblemError('NOT_FOUND');
    // A buyer who has become an approver meanwhile does not approve what they asked for.
    if (customerId === session.customerId) throw new ProblemError('FORBIDDEN');
    if (!isWaiting(order, approval) || approval.version !== body.version) throw new ProblemError('ORDER_CHANGED');
    const by = await requireCustomer(tx, session);
    const isApproved = body.decision === 'approve';
    const decided: StoredApproval = {
      ...approval,
      state: isApproved ? 'approved' : 'refused',
      name: `${by.firstName} ${by.lastName}`,
      ...(body.reason !== undefined && { reason: body.reason }),
    };
    await tx
      .update(orders)
      .set({ approval: decided })
      .where(isOrder({ shopId, orderId: order.id }));
    if (customerId === null) return;
    const buyer = await loadCustomer(tx, { shopId, customerId });
    if (!buyer) return;
    const kind = isApproved ? 'approvalGiven' : 'approvalRefused';
    const { email: recipient, locale } = buyer;
    await postMail(tx, { kind, shopId, recipient, locale, customerId, link: client.mailLink }, now);
  });
  wakeMails();
}

const isWaiting = ({ state, version }: OrderRow, approval: StoredApproval): boolean =>
  state === 'Cart' && approval.state === 'requested' && approval.version === version;

const isWaitingFor = (companyId: string) =>
  and(
    eq(orders.state, 'Cart'),
    sql`${orders.approval} ->> 'companyId' = ${companyId}`,
    sql`${orders.approval} ->> 'state' = 'requested'`,
    sql`(${orders.approval} ->> 'version')::int = ${orders.version}`,
  );
