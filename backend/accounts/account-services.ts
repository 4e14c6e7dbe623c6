import type { CheckEmailDomain } from '../checks/email-domain.ts';
import type { AskVatRegister } from '../checks/vat-register.ts';
import type { DatabaseWriter, Db } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { ResolveShop } from '../shops/shop-view.ts';

/** Ends the newsletter of an address, in the transaction in which its owner says so. */
export type EndNewsletter = (tx: DatabaseWriter, shopId: string, email: string, now: Date) => Promise<void>;

/** What operations of accounts work with. */
export interface AccountServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly limiter: Limiter;
  readonly checkEmailDomain: CheckEmailDomain;
  readonly askVatRegister: AskVatRegister;
  readonly resolveShop: ResolveShop;
  readonly endNewsletter: EndNewsletter;
  /** There is a mail to send. */
  readonly wakeMails: () => void;
  /** There is a VAT number to ask the register for. */
  readonly wakeVatChecks: () => void;
}
