import { loadSite } from '#cli/config/load-site.ts';
import { projectRoot } from './command.ts';

/**
 * Returns the environment of a demo site's storefront that believes `X-Forwarded-For` of its tests, so that each visitor has an
 * address of their own for rate limits, and answers on `<locale>.localhost` though requests are passed on.
 */
export async function behindProxy(site: string): Promise<Record<string, string>> {
  const { model } = await loadSite(projectRoot, site);
  return {
    TRUST_PROXY: 'loopback',
    HOST_ALIASES: model.locales.map((locale) => `${locale.toLowerCase()}.localhost=${locale}`).join(','),
  };
}
