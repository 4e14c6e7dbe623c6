import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { businessCentralOrders } from '../db/schema/business-central.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { isOrder } from '../order-rows/order-key.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';
import type { BusinessCentralSettings } from './business-central-settings.ts';
import type { Connections } from './connection.ts';
import { toSalesOrder } from './sales-order.ts';
import { putSalesOrder, SalesOrderRefusedError } from './sales-orders-client.ts';

type Posted = typeof businessCentralOrders.$inferSelect;

interface OrderWorkerOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly settings: BusinessCentralSettings;
  readonly connections: Connections;
  readonly report: Report;
}

/** Milliseconds between two polls for due orders. */
const lookEvery = 5000;
/**
 * Milliseconds for which an order is leased to one worker. Longer than sending takes: afterwards another worker takes
 * over.
 */
const lease = 5 * 60 * 1000;
/** Milliseconds until the first retry of an order, and at most; doubled each time. */
const firstPause = 10_000;
const maxPause = 60 * 60 * 1000;

/**
 * Creates the task that sends orders to Business Central, at least once each. Any number of processes may run it: an
 * order is leased to the first that takes it. It also refreshes access tokens.
 */
export function createOrderWorker(options: OrderWorkerOptions): RecurringTask {
  const { db, clock, connections, report } = options;
  return createRecurringTask({
    every: lookEvery,
    async run(closing) {
      await connections.refreshAll(clock());
      while (!closing.aborted) {
        const posted = await takeDue(db, clock());
        if (!posted) return;
        await send(options, posted);
      }
    },
    onError: (error) => report(error, 'Orders cannot be sent to Business Central'),
  });
}

async function send({ db, clock, settings, connections, report }: OrderWorkerOptions, posted: Posted): Promise<void> {
  const { shopId, orderId, revision, attempts } = posted;
  const isPosted = and(eq(businessCentralOrders.shopId, shopId), eq(businessCentralOrders.orderId, orderId));
  try {
    const accessToken = await connections.accessToken(shopId, clock());
    if (accessToken === undefined) throw new Error('The shop is no longer connected.');
    const [order] = await db.select().from(orders).where(isOrder({ shopId, orderId }));
    if (!order) throw new Error('The order has been deleted.');
    const lines = await db
      .select({ record: orderLines.record })
      .from(orderLines)
      .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
      .orderBy(asc(orderLines.position));
    const salesOrder = toSalesOrder(
      order,
      lines.map(({ record }) => record),
      settings,
    );
    await putSalesOrder(settings, accessToken, salesOrder, order.state === 'Cancelled');
    await db
      .update(businessCentralOrders)
      .set({
        sentRevision: revision,
        error: null,
        leasedUntil: null,
        // An order that has changed meanwhile stays due.
        dueAt: sql`case when ${businessCentralOrders.revision} = ${revision} then null else ${businessCentralOrders.dueAt} end`,
      })
      .where(isPosted);
  } catch (error) {
    const isRefused = error instanceof SalesOrderRefusedError;
    const pause = isRefused ? maxPause : Math.min(firstPause * 2 ** (attempts - 1), maxPause);
    report(error, `Order ${orderId} could not be sent to Business Central and is tried again`);
    const isUnchanged = sql`${businessCentralOrders.revision} = ${revision}`;
    const next = new Date(clock().getTime() + pause).toISOString();
    await db
      .update(businessCentralOrders)
      .set({
        error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        leasedUntil: null,
        dueAt: sql`case when ${isUnchanged} then ${next}::timestamptz else ${businessCentralOrders.dueAt} end`,
      })
      .where(isPosted);
  }
}

/** Leases the order that has been due for longest, skipping rows that others have locked. */
async function takeDue(db: Db, now: Date): Promise<Posted | undefined> {
  const { shopId, orderId, dueAt, leasedUntil } = businessCentralOrders;
  const next = db
    .select({ shopId, orderId })
    .from(businessCentralOrders)
    .where(and(isNotNull(dueAt), lte(dueAt, now), or(isNull(leasedUntil), lte(leasedUntil, now))))
    .orderBy(asc(dueAt), asc(orderId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(businessCentralOrders)
    .set({ leasedUntil: new Date(now.getTime() + lease), attempts: sql`${businessCentralOrders.attempts} + 1` })
    .where(sql`(${shopId}, ${orderId}) = ${next}`)
    .returning();
  return taken;
}
