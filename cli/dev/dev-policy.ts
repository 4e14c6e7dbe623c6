/**
 * Extends the site's content security policy for development: the error overlay has inline styles, and changes arrive
 * over a WebSocket, which not every browser counts as `'self'`.
 *
 * @param policy - As the storefront sends it in production.
 */
export function loosenPolicy(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, (directive) => `${directive} 'unsafe-inline'`)
    .replace(/connect-src [^;]*/, (directive) => `${directive} ws:`);
}
