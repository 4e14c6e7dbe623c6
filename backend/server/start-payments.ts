import type { FastifyInstance } from 'fastify';
import { payableOrders } from '../compositions/payable-orders.ts';
import type { Db } from '../db/database.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { createMethodList } from '../payments/method-list.ts';
import type { PaymentProvider, ProviderContext } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { payRefunds } from '../payments/refunds.ts';
import { sandbox } from '../payments/sandbox/sandbox.ts';
import { askAboutPayments, cancelUnpaidOrders } from '../payments/watch-payments.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';

/** Third parties and settings of payments. */
export interface PaymentOptions {
  /** Public address of this server, without a trailing slash; absent: where it listens. */
  readonly publicUrl?: string | undefined;
  /** Creates the payment provider; absent: the sandbox. */
  readonly createPaymentProvider?: ((context: ProviderContext) => PaymentProvider) | undefined;
}

/** Payments, with their background tasks. */
export interface Payments {
  readonly services: PaymentServices;
  /** Queries the provider about payments without recent news, and cancels orders that were not paid in time. */
  readonly watching: RecurringTask;
  /** Pays due refunds. */
  readonly refunding: RecurringTask;
  /** Adds the provider's pages to the server, before it listens. */
  registerPages(app: FastifyInstance): void;
  close(): Promise<void>;
}

interface StartPaymentsOptions extends PaymentOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly wakeMails: () => void;
  readonly report: Report;
  /** Returns the address of this server; `undefined` while it does not listen. */
  readonly ownUrl: () => string | undefined;
}

/** Milliseconds between two runs of the task for payments, and for refunds that failed. */
const lookEvery = 30_000;

/** Creates payments and starts their tasks. */
export function startPayments(options: StartPaymentsOptions): Payments {
  const { db, clock, wakeMails, report, publicUrl, ownUrl, createPaymentProvider } = options;
  // No webhook or browser comes before the server listens.
  const reachedAt = (): string => publicUrl ?? ownUrl() ?? 'http://localhost';
  const context: ProviderContext = { db, clock, report, publicUrl: () => publicUrl, ownUrl: reachedAt };
  const provider = createPaymentProvider?.(context) ?? sandbox.create({}, context);
  const refunding = createRecurringTask({
    every: lookEvery,
    run: (closing) => payRefunds(services, closing),
    onError: (error) => report(error, 'Refunds could not be looked for'),
  });
  const watching = createRecurringTask({
    every: lookEvery,
    async run(closing) {
      await askAboutPayments(services, closing);
      await cancelUnpaidOrders(services, closing);
    },
    onError: (error) => report(error, 'Payments could not be looked after'),
  });
  const services: PaymentServices = {
    db,
    clock,
    provider,
    issueCreditNote,
    wakeMails,
    report,
    orders: payableOrders,
    methods: createMethodList(provider, clock),
    wakeRefunds: () => void refunding.wake(),
  };
  return {
    services,
    watching,
    refunding,
    registerPages(app) {
      provider.registerPages?.(app);
    },
    async close() {
      await Promise.all([watching.close(), refunding.close()]);
    },
  };
}
