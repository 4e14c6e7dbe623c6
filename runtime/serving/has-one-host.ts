import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a request names at most one host. With two, a proxy may have looked at one and we at the other (RFC 9112, 3.2: such
 * a request is a mistake). Node itself takes the first.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}
