/**
 * Returns the address of the page with the outcome of an order and its payment; payment providers send buyers there
 * with the same parameters.
 */
export function resultAddress(path: string | undefined, orderId: string): string {
  return `${path ?? '/'}?${new URLSearchParams({ order: orderId })}`;
}

/** Reads the order and payment that such an address names. */
export function namedInResult(search: string): { readonly orderId?: string; readonly paymentId?: string } {
  const parameters = new URLSearchParams(search);
  const orderId = parameters.get('order');
  const paymentId = parameters.get('payment');
  return { ...(orderId && { orderId }), ...(paymentId && { paymentId }) };
}
