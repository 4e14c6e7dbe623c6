/** Query parameter that is set after the form was sent, so that the confirmation needs no JavaScript. */
const parameter = 'sent';

/** Query parameters that stay: the page number of an overview. The initial product of a quotation does not. */
const kept = ['page'];

/** Returns the address of the page that shows a thank-you in place of its form. */
export function sentAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.includes(name)));
  query.set(parameter, '1');
  return `${pathname}?${query.toString()}`;
}

/** Returns whether the page shows it. */
export function isSent(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === '1';
}
