/** Says in an address that the mail with the link to an order was asked for. */
const parameter = 'sent';

/** The address of the page that says so, for who has no JavaScript. */
export function sentSearchAddress({ pathname }: { readonly pathname: string }): string {
  return `${pathname}?${parameter}=1`;
}

/** Whether an address says so. */
export function isSearchSent(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === '1';
}
