/** What of an address says that the page's form was sent, so that thanking needs no JavaScript. */
const parameter = 'sent';

/** The address of a page that thanks for what was sent from it, at the place of the form. */
export function sentAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  query.set(parameter, '1');
  return `${pathname}?${query.toString()}`;
}

/** Whether the page thanks. */
export function isSent(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}
