import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { registerHttpMetrics } from '#runtime/serving/http-metrics.ts';
import type { Db } from '../db/database.ts';

/** Milliseconds for which figures of the business count: several servers may be asked for them every few seconds. */
const keptForMs = 10_000;

/** A figure of the business: what it counts, by which label, and the statement whose rows are `label`, `value`. */
interface Figure {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly query: string;
}

const age = (column: string): string => `coalesce(extract(epoch from now() - min(${column})), 0)`;

/** Payments that may still be paid. */
// What is on account waits for its day, not for an answer of anybody.
const open = "state in ('open', 'pending', 'authorized') and provider <> 'account'";
const waitingMails = 'sent_at is null and failed_at is null and created_at <= now()';

/** What the database knows of the shops. Each statement reads rows that wait, or an index. */
const figures: readonly Figure[] = [
  {
    name: 'shop_orders',
    help: 'Orders by state; those in the state Cart are carts.',
    label: 'state',
    query: 'select state as label, count(*) as value from orders group by state',
  },
  {
    name: 'shop_payments_open',
    help: 'Payments that may still be paid, by state.',
    label: 'state',
    query: `select state as label, count(*) as value from payments where ${open} group by state`,
  },
  {
    name: 'shop_payments_open_oldest_seconds',
    help: 'Age of the oldest payment that may still be paid.',
    query: `select '' as label, ${age('created_at')} as value from payments where ${open}`,
  },
  {
    name: 'shop_refunds_owed',
    help: 'Refunds that are due and not made yet.',
    query: "select '' as label, count(*) as value from refunds where done_at is null",
  },
  {
    name: 'shop_refunds_owed_oldest_seconds',
    help: 'Age of the oldest refund that is not made yet.',
    query: `select '' as label, ${age('created_at')} as value from refunds where done_at is null`,
  },
  {
    name: 'shop_mails_waiting',
    help: 'Mails that wait to be sent.',
    query: `select '' as label, count(*) as value from mails where ${waitingMails}`,
  },
  {
    name: 'shop_mails_waiting_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    query: `select '' as label, ${age('created_at')} as value from mails where ${waitingMails}`,
  },
  {
    name: 'shop_mails_failed',
    help: 'Mails that were given up.',
    query: "select '' as label, count(*) as value from mails where failed_at is not null",
  },
  {
    name: 'shop_business_central_waiting',
    help: 'Orders that wait to be sent to Business Central.',
    query: "select '' as label, count(*) as value from business_central_orders where due_at is not null",
  },
];

async function read(db: Db, query: string): Promise<readonly { readonly label: string; readonly value: string }[]> {
  try {
    const { rows } = await db.execute<{ label: string; value: string }>(sql.raw(query));
    return rows;
  } catch {
    return [];
  }
}

/** Counts and times every answer, and serves the figures at `/metrics` for Prometheus, with those of the business. */
export function registerMetrics(app: FastifyInstance, db: Db): void {
  const registry = registerHttpMetrics(app, ['operation'], ({ routeOptions }) => ({
    operation: routeOptions.config.operationId ?? routeOptions.url ?? 'unknown',
  }));
  for (const { name, help, label, query } of figures) {
    let keptUntil = 0;
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        if (Date.now() < keptUntil) return;
        // Without the database the figures of the process are told all the more.
        const rows = await read(db, query);
        this.reset();
        for (const row of rows) {
          if (label === undefined) this.set(Number(row.value));
          else this.set({ [label]: row.label }, Number(row.value));
        }
        keptUntil = Date.now() + keptForMs;
      },
    });
  }
}
