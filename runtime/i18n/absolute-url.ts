import type { Domain } from '#runtime/contracts/locale.ts';

/**
 * Returns the production address of a path that already has its prefix: canonical, hreflang and sitemap never name
 * another host.
 */
export function absoluteUrl(domain: Pick<Domain, 'host'>, path: string): string {
  return `https://${domain.host}${path}`;
}
