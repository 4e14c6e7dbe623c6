/** Query parameter that is set when the mail with the link to an order has been requested. */
const parameter = 'sent';

/** Returns the address of the page with the notice that a search was sent, for a browser without JavaScript. */
export function sentSearchAddress({ pathname }: { readonly pathname: string }): string {
  return `${pathname}?${parameter}=1`;
}

/** Returns whether an address has that notice. */
export function isSearchSent(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === '1';
}
