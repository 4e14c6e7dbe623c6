import type { CustomerKey } from './customer-key.ts';

/** A customer, a guest or the shop itself. */
export type Actor = CustomerActor | GuestActor | ServiceActor;

/** A customer with a session. */
export interface CustomerActor extends CustomerKey {
  readonly kind: 'customer';
  /** The token of their guest before they logged in, or of an order; valid or not. */
  readonly orderToken: string | undefined;
}

/** Anybody without a session. */
export interface GuestActor {
  readonly kind: 'guest';
  readonly shopId: string;
  readonly customerId?: undefined;
  /** The token of a guest or an order; valid or not. Absent: a new visitor. */
  readonly orderToken: string | undefined;
}

/** The shop itself, which may use the files and crops of all owners. */
export interface ServiceActor {
  readonly kind: 'service';
  readonly shopId: string;
  readonly customerId?: undefined;
  readonly orderToken?: undefined;
}

/** Returns the actor of a request. A session takes precedence over a token. */
export function toActor(
  shopId: string,
  session: Pick<CustomerKey, 'customerId'> | undefined,
  orderToken: string | undefined,
): CustomerActor | GuestActor {
  return session
    ? { kind: 'customer', shopId, customerId: session.customerId, orderToken }
    : { kind: 'guest', shopId, orderToken };
}

/** Returns the actor for the shop itself. */
export function createServiceActor({ shopId }: { readonly shopId: string }): ServiceActor {
  return { kind: 'service', shopId };
}
