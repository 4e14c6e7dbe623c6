import type { Db } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';

/** The services that companies need. */
export interface CompanyServices {
  readonly db: Db;
  readonly clock: () => Date;
  readonly limiter: Limiter;
  /** Wakes the worker that sends mails. */
  readonly wakeMails: () => void;
}

/** Max. members and invitations of a company, as in the spec. */
export const maxMembers = 500;
