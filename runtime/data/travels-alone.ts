/** A call as far as its way to the server depends on it. */
export interface CallPath {
  readonly type: 'query' | 'mutation' | 'subscription';
  /** `area.procedure`. */
  readonly path: string;
}

/**
 * Whether a call goes in a request of its own. The order in progress is never held up by other queries; and a mutation
 * may set a cookie, which a streamed batch no longer can: it has sent its headers before the first call is done.
 */
export function travelsAlone({ type, path }: CallPath): boolean {
  return type !== 'query' || path.includes('cart.order');
}
