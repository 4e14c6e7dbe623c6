import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** The services that invoices need. */
export interface InvoiceServices {
  readonly db: Db;
  readonly clock: () => Date;
  /** Store of the files of invoices and nothing else. */
  readonly invoiceFiles: FileStore;
}
