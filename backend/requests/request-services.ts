import type { CheckEmailDomain } from '../checks/email-domain.ts';
import type { Db } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';

/** What requests of visitors work with. */
export interface RequestServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly limiter: Limiter;
  readonly checkEmailDomain: CheckEmailDomain;
  /** There is a mail to send. */
  readonly wakeMails: () => void;
}
