import type { SeedShop } from '#backend/seed/seed-data.ts';
import { type TestBackend, testServiceKey } from './backend.ts';
import { behindProxy } from './behind-proxy.ts';
import { mailsTo } from './customers.ts';
import { demoShop } from './demo.ts';
import { sharedBackend, sharedStorefront } from './shared-sites.ts';
import { smallSeed } from './small-seed.ts';
import type { Storefront } from './storefront.ts';
import { storefrontAddresses } from './storefront-addresses.ts';

/** A site with accounts on a backend that tests write to. */
export interface AccountSite {
  readonly backend: TestBackend;
  readonly storefront: Storefront;
  /** Address of the backend. */
  readonly apiUrl: string;
  /** Origin of a locale: `http://nl-nl.localhost:4000`. */
  origin(locale: string): string;
  /** Waits for the latest mail to an address, and returns its link. */
  linkMailedTo(email: string): Promise<string>;
}

/** Environment of the storefront. */
export const accountSiteEnv = async (): Promise<Record<string, string>> => ({
  ...(await behindProxy('acoustic')),
  SERVICE_KEY: testServiceKey,
});

/**
 * Starts the acoustic site on a small shop, which the worker's tests share.
 *
 * @param folder - `dist/acoustic`.
 */
export async function startAccountSite(folder: string): Promise<AccountSite> {
  const seed = { shops: smallSeed.shops.slice(0, 1).map(withTerms) };
  const { backend, apiUrl } = await sharedBackend('accounts', { seed });
  const storefront = await sharedStorefront({ folder, apiUrl, env: await accountSiteEnv() });
  return {
    backend,
    storefront,
    apiUrl,
    origin: (locale) => `http://${locale.toLowerCase()}.localhost:${storefront.port}`,
    linkMailedTo: async (email) => {
      const mail = (await mailsTo(backend, email)).at(-1);
      const link = /https?:\/\/\S+token=[\w-]{43}/.exec(mail ?? '')?.[0];
      if (link === undefined) throw new Error(`No link was mailed to ${email}: ${mail}`);
      return link;
    },
  };
}

/** Returns the small shop under the name of the acoustic one, with the terms that customers accept. */
function withTerms(shop: SeedShop): SeedShop {
  const { pages, menus } = demoShop('acoustic');
  return {
    ...shop,
    id: 'acoustic',
    storefronts: storefrontAddresses('acoustic'),
    pages: [...shop.pages, ...pages.filter(({ id }) => id === 'terms')],
    menus: { ...shop.menus, legal: (menus.legal ?? []).slice(0, 1) },
  };
}

let visitors = 0;

/** Returns headers with a unique IP address, for rate limits. */
export function fromElsewhere(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
}
