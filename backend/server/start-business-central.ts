import type { BusinessCentralSettings } from '../business-central/business-central-settings.ts';
import { type Connections, createConnections } from '../business-central/connection.ts';
import { createOrderWorker } from '../business-central/order-worker.ts';
import type { Db } from '../db/database.ts';
import type { RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';

/** The connection with Business Central, and its background task. */
export interface BusinessCentral {
  /** Absent: Business Central is not configured. */
  readonly connections: Connections | undefined;
  /** Sends orders; absent: Business Central is not configured. */
  readonly orderWorker: RecurringTask | undefined;
  close(): Promise<void>;
}

interface StartOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly settings: BusinessCentralSettings | undefined;
  readonly report: Report;
}

export function startBusinessCentral({ db, clock, settings, report }: StartOptions): BusinessCentral {
  if (!settings) return { connections: undefined, orderWorker: undefined, close: async () => undefined };
  const connections = createConnections(db, settings);
  const orderWorker = createOrderWorker({ db, clock, settings, connections, report });
  return { connections, orderWorker, close: () => orderWorker.close() };
}
