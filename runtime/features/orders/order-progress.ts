import { type Order, type OrderState, orderStates } from './order.ts';

/** A state of an order, and when it was reached. */
export interface ProgressStep {
  readonly state: OrderState;
  /** RFC 3339; absent for a state that is not reached yet, or without a recorded day. */
  readonly reachedAt?: string;
}

/** Returns the states that an order has gone through and those that are still to come; none for a cancelled one. */
export function getOrderProgress({
  state,
  history = [],
  placedAt,
}: Pick<Order, 'state' | 'history' | 'placedAt'>): ProgressStep[] {
  const reached = new Map<string, string>(placedAt === undefined ? [] : [['Placed', placedAt]]);
  for (const event of history) if (!reached.has(event.state)) reached.set(event.state, event.at);
  const step = (each: OrderState): ProgressStep => {
    const reachedAt = reached.get(each);
    return { state: each, ...(reachedAt !== undefined && { reachedAt }) };
  };
  if (state === 'Cancelled') return orderStates.filter((each) => reached.has(each)).map(step);
  return orderStates.filter((each) => each !== 'Cancelled').map(step);
}
