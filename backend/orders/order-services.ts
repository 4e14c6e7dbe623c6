import type { AskVatRegister } from '../checks/vat-register.ts';
import type { Db } from '../db/database.ts';

/** The services that orders need. */
export interface OrderServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly askVatRegister: AskVatRegister;
  /** Wakes the worker that sends mails. */
  readonly wakeMails: () => void;
  /** Wakes the task that checks VAT numbers with the register. */
  readonly wakeVatChecks: () => void;
}
