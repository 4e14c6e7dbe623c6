import type { CheckEmailDomain } from '../checks/email-domain.ts';
import type { AskVatRegister } from '../checks/vat-register.ts';
import type { DatabaseWriter, Db } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { ResolveShop } from '../shops/shop-view.ts';

/** Ends the newsletter subscription of an address, in the transaction in which its owner asks for that. */
export type EndNewsletter = (tx: DatabaseWriter, shopId: string, email: string, now: Date) => Promise<void>;

/** The services that account operations need. */
export interface AccountServices {
  readonly db: Db;
  readonly clock: () => Date;
  /** Waits for a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly limiter: Limiter;
  readonly checkEmailDomain: CheckEmailDomain;
  readonly askVatRegister: AskVatRegister;
  readonly resolveShop: ResolveShop;
  readonly endNewsletter: EndNewsletter;
  /** Wakes the worker that sends mails. */
  readonly wakeMails: () => void;
  /** Wakes the task that checks VAT numbers with the register. */
  readonly wakeVatChecks: () => void;
}
