/** The address of Business Central, and the records that orders are booked on. */
export interface BusinessCentralSettings {
  /** Of API v2.0, without a trailing slash: `…/v2.0/<tenant>/<environment>/api/v2.0`. */
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
  /** Number of the item that represents the delivery. */
  readonly shippingItem: string;
  /** The address that operators return to after the sign-in: `<PUBLIC_URL>/BusinessCentral/callback`. */
  readonly redirectUri: string;
}
