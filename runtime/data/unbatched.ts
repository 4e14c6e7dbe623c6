/** The part of a call that decides how it is sent. */
export interface CallPath {
  readonly type: 'query' | 'mutation' | 'subscription';
  /** `area.procedure`. */
  readonly path: string;
}

/** Queries whose input is too long for an address. They may also create a guest, which sets a cookie. */
const queriesWithBody: ReadonlySet<string> = new Set(['configurator.configure', 'configurator.crop']);

/** Returns whether a call sends its input in the body of a POST, even if it is a query. */
export function hasBody({ path }: Pick<CallPath, 'path'>): boolean {
  return queriesWithBody.has(path);
}

/**
 * Returns whether a call is sent in a request of its own. Other queries must never delay the order in progress; and a
 * mutation may set a cookie, which a streamed batch can't: it has sent its headers before the first call is done.
 */
export function isUnbatched({ type, path }: CallPath): boolean {
  return type !== 'query' || path.includes('cart.order') || hasBody({ path });
}
