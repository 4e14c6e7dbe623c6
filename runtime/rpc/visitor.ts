import type { RouteKey } from '#runtime/contracts/routes.ts';

/** A session as the product API has begun it. */
export interface BegunSession {
  /** Opaque; never leaves the server but encrypted. */
  readonly token: string;
}

/** Who asks, where a call is one visitor's own. */
export interface Visitor {
  /**
   * What the APIs learn of the visitor: the address that limits count, the service key that proves us, the session, and
   * what names a guest.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a session goes along; the API knows whether it is still good. */
  readonly hasSession: boolean;
  /** Whether something names a guest, whose an order may be; the API knows whether there is one. */
  readonly hasOrder: boolean;
  /** The address that a mail leads to, on the hosts that the visitor is on; `undefined` for a route the site lacks. */
  readonly addressOf: (key: RouteKey, query?: Readonly<Record<string, string>>) => string | undefined;
  /** Has the visitor's browser keep what names a guest; further calls of this visitor send it along. */
  readonly keepOrder: (token: string) => Promise<void>;
  /** What the APIs learn where it is about one order: a mail's link may have opened it. */
  readonly headersOf: (orderId: string) => Readonly<Record<string, string>>;
  /** Has the visitor's browser keep what a mail's link opens. */
  readonly keepOrderLink: (orderId: string, token: string) => Promise<void>;
  /** Has every page of the visitor's say how many lines their order has. */
  readonly showLines: (count: number) => void;
  /** Whether the APIs learn that it is us who ask, and so take our word for where a visitor comes back to. */
  readonly isProven: boolean;
  /** Has the visitor's browser keep a session. */
  readonly beginSession: (session: BegunSession) => Promise<void>;
  /** Has the visitor's browser forget its session; what is called from then on is called without it. */
  readonly endSession: () => void;
}
