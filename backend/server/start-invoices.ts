import { deleteExpiredInvoices } from '../invoices/delete-expired-invoices.ts';
import type { InvoiceServices } from '../invoices/invoice-services.ts';
import { issueMissingInvoices, makeMissingFiles } from '../invoices/issue-missing-invoices.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';

/** Invoices, with their background tasks. */
export interface Invoices {
  /** Issues missing invoices, and makes missing files. */
  readonly making: RecurringTask;
  /** Deletes expired invoices. */
  readonly expiring: RecurringTask;
  close(): Promise<void>;
}

/** Milliseconds. */
const [makeEvery, expireEvery] = [30_000, 60 * 60 * 1000];

/** Starts the background tasks of invoices. */
export function startInvoices(services: InvoiceServices, report: Report): Invoices {
  const making = createRecurringTask({
    every: makeEvery,
    async run(closing) {
      await issueMissingInvoices(services, closing);
      await makeMissingFiles(services, closing);
    },
    onError: (error) => report(error, 'Invoices could not be made'),
  });
  const expiring = createRecurringTask({
    every: expireEvery,
    run: () => deleteExpiredInvoices(services),
    onError: (error) => report(error, 'Expired invoices could not be deleted'),
  });
  return {
    making,
    expiring,
    async close() {
      await Promise.all([making.close(), expiring.close()]);
    },
  };
}
