import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** What invoices work with. */
export interface InvoiceServices {
  readonly db: Db;
  readonly clock: () => Date;
  /** Holds the files of invoices and nothing else. */
  readonly invoiceFiles: FileStore;
}
