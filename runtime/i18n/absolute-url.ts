import type { Domain } from '#runtime/contracts/locale.ts';

/** The production address of a path that already carries its prefix: canonical, hreflang and sitemap never name another host. */
export function absoluteUrl(domain: Pick<Domain, 'host'>, path: string): string {
  return `https://${domain.host}${path}`;
}
