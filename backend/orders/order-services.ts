import type { AskVatRegister } from '../checks/vat-register.ts';
import type { Db } from '../db/database.ts';

/** What orders work with. */
export interface OrderServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly askVatRegister: AskVatRegister;
  /** There is a mail to send. */
  readonly wakeMails: () => void;
  /** There is a VAT number to ask the register for. */
  readonly wakeVatChecks: () => void;
}
