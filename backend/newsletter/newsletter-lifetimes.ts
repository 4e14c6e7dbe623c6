const day = 24 * 60 * 60 * 1000;

/** Milliseconds. */
export const newsletterLifetimes = {
  /** A subscription that nobody confirms is forgotten, and the link that confirms it works as long. */
  unconfirmed: 7 * day,
  /** One that has ended is forgotten; until then ending it once more is no error. */
  ended: 30 * day,
} as const;
