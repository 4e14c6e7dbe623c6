/** The view of an order's page: the order itself, or a step of an action. */
export type OrderView = 'order' | 'withdraw' | 'confirm' | 'withdrawn' | 'reordered';

const views: ReadonlySet<string> = new Set<OrderView>(['withdraw', 'confirm', 'withdrawn', 'reordered']);

function isView(word: string): word is OrderView {
  return views.has(word);
}

/** Returns the view that the address of an order's page names. */
export function orderView(search: string): OrderView {
  const word = new URLSearchParams(search).get('view') ?? '';
  return isView(word) ? word : 'order';
}

/**
 * Returns the address of a view of the current order. The path or the query still identifies the order.
 *
 * @param values - Further parameters of the view.
 */
export function orderViewAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  view: OrderView,
  values: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(orderParameters(search));
  if (view !== 'order') query.set('view', view);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Returns the parameters of an address that identify the order of its page. */
export function orderParameters(search: string): Readonly<Record<string, string>> {
  const order = new URLSearchParams(search).get('order');
  return order === null ? {} : { order };
}
