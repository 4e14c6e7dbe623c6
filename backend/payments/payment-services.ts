import type { Db } from '../db/database.ts';
import type { Report } from '../process/report.ts';
import type { MethodList } from './method-list.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What payments work with. */
export interface PaymentServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly provider: PaymentProvider;
  readonly methods: MethodList;
  readonly wakeMails: () => void;
  /** There is money to be paid back. */
  readonly wakeRefunds: () => void;
  readonly report: Report;
}
