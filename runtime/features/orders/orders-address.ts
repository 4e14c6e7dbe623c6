import { type OrderState, orderStates } from './order.ts';

/** The filter of a list of orders. */
export interface OrdersFilter {
  readonly page: number;
  readonly state?: OrderState;
  /** Part of a number or of a product's name. */
  readonly q?: string;
}

/** Characters, in the product API. */
export const maxOrdersQueryLength = 100;

/** Parses the filter of a list from its address; invalid values are ignored. */
export function readOrdersFilter(search: string): OrdersFilter {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? '1');
  const state = orderStates.find((known) => known === parameters.get('state'));
  const q = (parameters.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxOrdersQueryLength);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...(state && { state }),
    ...(q !== '' && { q }),
  };
}

/** Returns the query of a list's address, from `?` on. */
export function ordersSearch({ page, state, q }: OrdersFilter): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(q !== undefined && { q }) });
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
