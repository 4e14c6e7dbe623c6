/** A customer who is logged in. */
export interface CustomerSession {
  readonly shopId: string;
  readonly customerId: string;
  /** Key of the session: SHA-256 of its token. */
  readonly tokenHash: string;
}
