/** Max. number of actions in a time. */
export interface Limit {
  /** Its key in the store of counters; the same in every process. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;

const limit = (name: string, points: number, seconds: number): Limit => ({ name, points, seconds });

/** The limits of the specs, by what they count. */
export const limits = {
  /** Of every operation together. */
  requestsOfAnybody: limit('anybody', 600, minute),
  /** Failures; by account from devices that are not known, by known device, and by client. Those after ten have to wait: `slow-down.ts`. */
  loginOfAccount: limit('login-account', 100, 15 * minute),
  loginOfDevice: limit('login-device', 100, 15 * minute),
  loginOfClient: limit('login-caller', 50, 15 * minute),
  /** By e-mail address, with or without an account. */
  forgotOfAddress: limit('forgot-address', 3, hour),
  forgotOfClient: limit('forgot-caller', 20, hour),
  resetCheckOfClient: limit('reset-check-caller', 30, 10 * minute),
  resetOfClient: limit('reset-caller', 10, 10 * minute),
  registrationOfClient: limit('registration-caller', 5, hour),
  verificationOfClient: limit('verification-caller', 30, 10 * minute),
  credentialChangesOfAccount: limit('credentials-account', 10, hour),
  exportsOfAccount: limit('export-account', 10, hour),
  emailChecksOfClient: limit('email-check-caller', 10, 10 * minute),
  domainChecksOfClient: limit('domain-check-caller', 60, minute),
  addressChecksOfClient: limit('address-check-caller', 60, minute),
  newsletterOfClient: limit('newsletter-caller', 10, hour),
  newsletterOfAddress: limit('newsletter-address', 3, hour),
  newsletterTokensOfClient: limit('newsletter-tokens-caller', 30, 10 * minute),
  /** Contact, quotations and advice together. */
  requestsOfClient: limit('requests-caller', 20, hour),
  requestsOfAddress: limit('requests-address', 10, hour),
  storageExportsOfAccount: limit('storage-export-account', 10, hour),
  sharesOfClient: limit('shares-caller', 60, hour),
  sharedReadsOfClient: limit('shared-reads-caller', 120, 10 * minute),
  orderLinksOfClient: limit('order-links-caller', 10, hour),
  orderLinksOfAddress: limit('order-links-address', 3, hour),
  companyInvitationsOfAccount: limit('company-invitations-account', 50, hour),
  vouchersOfClient: limit('vouchers-caller', 20, hour),
  reviewsOfClient: limit('reviews-caller', 30, hour),
  uploadsOfClient: limit('uploads-caller', 60, 10 * minute),
  /** MiB, aborted uploads too. */
  uploadedOfClient: limit('uploaded-caller', 2048, 24 * hour),
} as const satisfies Readonly<Record<string, Limit>>;
