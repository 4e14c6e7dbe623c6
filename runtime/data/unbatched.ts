/** A call as far as its way to the server depends on it. */
export interface CallPath {
  readonly type: 'query' | 'mutation' | 'subscription';
  /** `area.procedure`. */
  readonly path: string;
}

/** Queries whose input is too long for an address. They may also name a guest, which sets a cookie. */
const queriesWithBody: ReadonlySet<string> = new Set(['configurator.configure', 'configurator.crop']);

/** Whether a call carries its input in the body of a POST, though it may be a query. */
export function hasBody({ path }: Pick<CallPath, 'path'>): boolean {
  return queriesWithBody.has(path);
}

/**
 * Whether a call is sent in a request of its own. The order in progress is never held up by other queries; and a mutation
 * may set a cookie, which a streamed batch no longer can: it has sent its headers before the first call is done.
 */
export function isUnbatched({ type, path }: CallPath): boolean {
  return type !== 'query' || path.includes('cart.order') || hasBody({ path });
}
