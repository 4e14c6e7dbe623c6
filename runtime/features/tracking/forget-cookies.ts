/**
 * Deletes the cookies whose names match, from this host and from its parent domains: a cookie does not reveal its
 * domain.
 */
export function forgetCookies(names: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.slice(1).map((_, index) => labels.slice(index).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!names.test(name)) continue;
    expire(name);
    for (const domain of domains) expire(name, domain);
  }
}

function expire(name: string, domain?: string): void {
  const of = domain === undefined ? '' : `; Domain=${domain}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=; Path=/; Max-Age=0${of}`;
}
