/** What of an address says that the page's form was sent, so that thanking needs no JavaScript. */
const parameter = 'sent';

/** What else of an address stays the same: the page of an overview. What a quotation began with does not. */
const kept = ['page'];

/** The address of a page that thanks for what was sent from it, in the place of its form. */
export function sentAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.includes(name)));
  query.set(parameter, '1');
  return `${pathname}?${query.toString()}`;
}

/** Whether the page thanks. */
export function isSent(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === '1';
}
