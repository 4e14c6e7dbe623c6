/**
 * Creates the response that a loader throws when the page has another address.
 *
 * @param location - Path on this host, prefix included.
 * @param status - 301 where it has moved for good.
 */
export function redirect(location: string, status: 301 | 302 | 303 | 307 | 308 = 302): Response {
  return new Response(null, { status, headers: { location } });
}
