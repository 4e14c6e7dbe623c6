import type { MailTokenPurpose } from '../db/schema/customers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds. */
export const lifetimes = {
  /** A session that is not used ends. */
  sessionUnused: 30 * day,
  /** A session that is used ends, too. */
  sessionAtMost: 180 * day,
  /** A session's use is noted no more often than this. */
  sessionNoted: minute,
  /** An account that nobody confirms is erased. */
  unverified: 7 * day,
  /** That a mail was sent, or given up, is forgotten. */
  mailNoted: 365 * day,
} as const;

/** Milliseconds for which a token from a mail works. */
export const tokenLifetimes = {
  registration: day,
  passwordReset: hour,
  emailChange: day,
} as const satisfies Record<MailTokenPurpose, number>;
