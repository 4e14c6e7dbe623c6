/** A segment that is a dot or two, written plainly or encoded: browsers resolve these before they send a request. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Returns the canonical form of a path: single slashes, none at the end, no dot segments. `undefined` when it has that
 * form already. Repeated slashes in front would otherwise turn a redirect into one to another host, and dot segments
 * would show a page under a path of another locale.
 */
export function normalizePath(path: string): string | undefined {
  const single = path.replace(/[\\/]+/g, '/');
  const resolved = dotSegment.test(single) ? new URL(single, 'http://local.invalid').pathname : single;
  const normal = resolved.length > 1 && resolved.endsWith('/') ? resolved.slice(0, -1) : resolved;
  return normal === path ? undefined : normal;
}
