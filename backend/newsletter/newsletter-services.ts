import type { CheckEmailDomain } from '../checks/email-domain.ts';
import type { Db } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';

/** The services that the newsletter needs. */
export interface NewsletterServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly limiter: Limiter;
  readonly checkEmailDomain: CheckEmailDomain;
  /** Wakes the worker that sends mails. */
  readonly wakeMails: () => void;
}
