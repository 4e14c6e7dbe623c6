import type { RouteKey } from '#runtime/contracts/routes.ts';

/** A new session of the product API. */
export interface BegunSession {
  /** Opaque; leaves the server only encrypted. */
  readonly token: string;
}

/** The visitor of a personal call. */
export interface Visitor {
  /** Headers for the APIs: the visitor's IP address for limits, the service key, the session, and the guest's token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request has a session, which may have expired. */
  readonly hasSession: boolean;
  /** Whether the request has a guest's token, with or without an order. */
  readonly hasOrder: boolean;
  /** Returns the address for a mail's link, on the visitor's host; `undefined` for a route the site lacks. */
  readonly addressOf: (key: RouteKey, query?: Readonly<Record<string, string>>) => string | undefined;
  /** Stores a guest's token in a cookie; further calls of this request send it. */
  readonly keepOrder: (token: string) => Promise<void>;
  /** Returns the headers for calls about one order, which a mail's link may have opened. */
  readonly headersOf: (orderId: string) => Readonly<Record<string, string>>;
  /** Stores the token of an order link in a cookie. */
  readonly keepOrderLink: (orderId: string, token: string) => Promise<void>;
  /** Sets the cookie with the number of lines in the cart. */
  readonly showLines: (count: number) => void;
  /** Whether calls have the service key, so that the APIs accept return addresses. */
  readonly isProven: boolean;
  /** Stores a session in a cookie. */
  readonly beginSession: (session: BegunSession) => Promise<void>;
  /** Returns the header that names this browser if it has logged in to the account of an address before, for its limits. */
  readonly deviceOf: (email: string) => Readonly<Record<string, string>>;
  /** Stores in a cookie that this browser has logged in to an account. */
  readonly rememberDevice: (email: string) => Promise<void>;
  /** Deletes that cookie. */
  readonly forgetDevice: () => void;
  /** Deletes the session cookie; further calls are made without it. */
  readonly endSession: () => void;
}
