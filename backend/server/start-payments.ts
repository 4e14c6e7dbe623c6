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

/** What payments need of the world outside. */
export interface PaymentOptions {
  /** Where this server is reached from outside, without a trailing slash; absent: where it listens. */
  readonly publicUrl?: string | undefined;
  /** Makes the provider that takes payments; absent: the sandbox does. */
  readonly createPaymentProvider?: ((context: ProviderContext) => PaymentProvider) | undefined;
}

/** Payments, with the work that goes on behind requests. */
export interface Payments {
  readonly services: PaymentServices;
  /** Asks the provider about payments that it has said nothing of, and cancels orders that nobody has paid. */
  readonly watching: RecurringTask;
  /** Pays back what is owed. */
  readonly refunding: RecurringTask;
  /** Puts what the provider brings along into the server, before it listens. */
  registerPages(app: FastifyInstance): void;
  close(): Promise<void>;
}

interface StartPaymentsOptions extends PaymentOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly wakeMails: () => void;
  readonly report: Report;
  /** Where this server listens; `undefined` while it does not. */
  readonly ownUrl: () => string | undefined;
}

/** Milliseconds between two looks for payments, and for refunds that could not be made. */
const lookEvery = 30_000;

/** Puts payments together and begins their work. */
export function startPayments(options: StartPaymentsOptions): Payments {
  const { db, clock, wakeMails, report, publicUrl, ownUrl, createPaymentProvider } = options;
  // Before the server listens nobody can come by.
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
    ...{ db, clock, provider, issueCreditNote, wakeMails, report },
    orders: payableOrders,
    methods: createMethodList(provider, clock),
    wakeRefunds: () => void refunding.wake(),
  };
  return {
    ...{ services, watching, refunding },
    registerPages(app) {
      provider.registerPages?.(app);
    },
    async close() {
      await Promise.all([watching.close(), refunding.close()]);
    },
  };
}
