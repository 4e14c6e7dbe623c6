/** What the page of an order shows: the order itself, or a step of what can be done with it. */
export type OrderView = 'order' | 'withdraw' | 'confirm' | 'withdrawn' | 'reordered';

const views: ReadonlySet<string> = new Set<OrderView>(['withdraw', 'confirm', 'withdrawn', 'reordered']);

function isView(word: string): word is OrderView {
  return views.has(word);
}

/** The view that the address of an order's page asks for. */
export function orderView(search: string): OrderView {
  const word = new URLSearchParams(search).get('view') ?? '';
  return isView(word) ? word : 'order';
}

/**
 * The address of a view of the order whose page is on show. Which order it is stays in it, whether the path or the query
 * says so.
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

/** The parameters of an address that say which order its page is about. */
export function orderParameters(search: string): Readonly<Record<string, string>> {
  const order = new URLSearchParams(search).get('order');
  return order === null ? {} : { order };
}
