import type { CustomerKey } from './customer-key.ts';

/** Who acts in a shop. */
export type Actor = CustomerActor | GuestActor | ServiceActor;

/** A customer with a session. */
export interface CustomerActor extends CustomerKey {
  readonly kind: 'customer';
  /** Names the guest that they were before, or the order of a mail; good or not. */
  readonly orderToken: string | undefined;
}

/** Anybody without a session. */
export interface GuestActor {
  readonly kind: 'guest';
  readonly shopId: string;
  readonly customerId?: undefined;
  /** Names the guest, or the order of a mail; good or not. Absent: nobody in particular. */
  readonly orderToken: string | undefined;
}

/** The shop itself, to which the files and crops of everybody are open. */
export interface ServiceActor {
  readonly kind: 'service';
  readonly shopId: string;
  readonly customerId?: undefined;
  readonly orderToken?: undefined;
}

/** Returns who sends a request. A session counts for more than a token. */
export function toActor(
  shopId: string,
  session: Pick<CustomerKey, 'customerId'> | undefined,
  orderToken: string | undefined,
): CustomerActor | GuestActor {
  return session
    ? { kind: 'customer', shopId, customerId: session.customerId, orderToken }
    : { kind: 'guest', shopId, orderToken };
}

/** Returns the shop itself. */
export function createServiceActor({ shopId }: { readonly shopId: string }): ServiceActor {
  return { kind: 'service', shopId };
}
