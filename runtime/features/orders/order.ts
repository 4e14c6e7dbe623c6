import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** A placed order. */
export type Order = Schemas['Order'];

/** A line of an order. */
export type OrderLine = Schemas['OrderLine'];

/** A placed order in a list. */
export type ListedOrder = Schemas['OrderSummary'];

/** The state of a placed order. */
export type OrderState = Exclude<Schemas['OrderState'], 'Cart'>;

/** The states of an order in the order in which they are reached; `Cancelled` ends it before `Shipped`. */
export const orderStates = [
  'Placed',
  'Paid',
  'InProduction',
  'Shipped',
  'Completed',
  'Cancelled',
] as const satisfies readonly OrderState[];
