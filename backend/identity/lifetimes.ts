import type { MailTokenPurpose } from '../db/schema/customers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds. */
export const lifetimes = {
  /** An unused session expires. */
  sessionUnused: 30 * day,
  /** A used session expires, too. */
  sessionAtMost: 180 * day,
  /** Min. time between two updates of a session's last use. */
  sessionNoted: minute,
  /** An unconfirmed account is deleted. */
  unverified: 7 * day,
  /** The record of a sent or failed mail is deleted. */
  mailNoted: 365 * day,
} as const;

/** Milliseconds until a token in a mail expires. */
export const tokenLifetimes = {
  registration: day,
  passwordReset: hour,
  emailChange: day,
} as const satisfies Record<MailTokenPurpose, number>;
