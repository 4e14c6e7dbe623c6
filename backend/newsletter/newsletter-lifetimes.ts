const day = 24 * 60 * 60 * 1000;

/** Milliseconds. */
export const newsletterLifetimes = {
  /** An unconfirmed subscription is deleted, and its link expires. */
  unconfirmed: 7 * day,
  /** An ended subscription is deleted; until then ending it again is no error. */
  ended: 30 * day,
} as const;
