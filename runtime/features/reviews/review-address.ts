/** What the address of an order's reviews names. */
export interface ReviewsNamed {
  readonly orderId?: string;
  /** The product to review. */
  readonly productId?: string;
  /** The product that has just been reviewed. */
  readonly sent?: string;
}

/** Reads what the address of an order's reviews names. */
export function namedInReviews(search: string): ReviewsNamed {
  const parameters = new URLSearchParams(search);
  const [orderId, productId, sent] = ['order', 'product', 'sent'].map((name) => parameters.get(name));
  return { ...(orderId && { orderId }), ...(productId && { productId }), ...(sent && { sent }) };
}

/** Returns the address of an order's reviews, or of the form for one of its products. */
export function reviewsAddress(path: string, { orderId, productId, sent }: ReviewsNamed): string {
  const query = new URLSearchParams();
  if (orderId !== undefined) query.set('order', orderId);
  if (productId !== undefined) query.set('product', productId);
  if (sent !== undefined) query.set('sent', sent);
  return `${path}?${query}`;
}
