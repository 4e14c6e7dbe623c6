/** Attribute of the document's element that holds the origin of the sandbox for third parties, where there is one. */
export const sandboxAttribute = 'data-third-parties';

/** Returns whether a host is in the domain reserved for examples (RFC 2606, 3), which never resolves. */
export const isExampleHost = (host: string): boolean => host.endsWith('.example');

/**
 * Returns the URL to request for a third party's address: itself, or the sandbox of a development server, which
 * replaces hosts under `.example`.
 */
export function thirdPartyAddress(address: string): string {
  const sandbox = document.documentElement.getAttribute(sandboxAttribute);
  if (sandbox === null) return address;
  const { hostname, pathname, search } = new URL(address);
  return isExampleHost(hostname) ? `${sandbox}/${hostname}${pathname}${search}` : address;
}
