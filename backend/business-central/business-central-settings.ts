/** How Business Central is reached, and what it books orders on. */
export interface BusinessCentralSettings {
  /** Of API v2.0, without a slash at its end: `…/v2.0/<tenant>/<environment>/api/v2.0`. */
  readonly url: string;
  /** Issuer of the tokens, whose metadata is read from `/.well-known/openid-configuration`. */
  readonly authority: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Encrypts tokens at rest. */
  readonly tokenKey: string;
  /** Identifier of the company. */
  readonly companyId: string;
  /** Number of the customer that orders of the web shop are booked on. */
  readonly customerNumber: string;
  /** Number of the item that stands for the delivery. */
  readonly shippingItem: string;
  /** Where the authority sends operators back to: `<PUBLIC_URL>/BusinessCentral/callback`. */
  readonly redirectUri: string;
}
