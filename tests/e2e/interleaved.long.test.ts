import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask, type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

const serviceKey = 'a service key that only tests use';
const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];
const sites = ['acoustic', 'easy-felt'];
/** Seed of which page each visitor asks for. */
const diceSeed = 4;
const requests = casesOf(24, 1_500);
const atOnce = 10;

/** A page, and texts that only it must contain. */
interface MarkedPage {
  readonly site: string;
  readonly locale: string;
  readonly path: string;
  readonly vat: 'incl' | 'excl';
  /** Its production address, which names site, locale and path. */
  readonly address: string;
}

const storefronts = new Map<string, Storefront>();
beforeAll(async () => {
  for (const site of sites) {
    const folder = join(inject('distFolder'), site);
    const storefront = await startStorefront({
      folder,
      apiUrl: inject('apiUrl'),
      // The backend is shared with other tests: on a busy machine it may take longer than a visitor would wait.
      env: { SERVICE_KEY: serviceKey, PAGE_CACHE_MB: '12', API_DEADLINE_MS: '10000' },
    });
    storefronts.set(site, storefront);
  }
});
afterAll(async () => {
  for (const storefront of storefronts.values()) await storefront.stop();
});

const getPort = (site: string): number => storefronts.get(site)?.port ?? 0;

/** Creates a seeded random number generator, so that failures are reproducible. */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns every n-th page of a site's sitemap in a locale. */
async function getPages(site: string, locale: string): Promise<MarkedPage[]> {
  const port = getPort(site);
  const { status, text } = await ask(port, '/sitemap.xml', { host: `${locale.toLowerCase()}.localhost:${port}` });
  expect({ site, locale, status }).toEqual({ site, locale, status: 200 });
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const step = Math.max(1, Math.floor(addresses.length / 6));
  return addresses
    .filter((_, index) => index % step === 0)
    .flatMap((address) =>
      (['incl', 'excl'] as const).map((vat) => ({ site, locale, vat, address, path: new URL(address).pathname })),
    );
}

/** Returns a page without its time of rendering. */
const withoutTimes = (text: string): string => text.replace(/"madeAt":\d+/, '');

/** Returns the text of another page in an answer, or its own missing text. */
function getFault(page: MarkedPage, status: number, text: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
  const language = /<html lang="([^"]+)"/.exec(text)?.[1];
  // On a busy machine the backend may miss its deadline. The error page is in the right language and has no address.
  if (status === 503 && language === page.locale && canonical === undefined) return undefined;
  const state = /<script type="application\/json" id="state">([^<]+)</.exec(text)?.[1] ?? '';
  const seen = {
    status,
    canonical: canonical?.replace(/\/$/, ''),
    language,
    locale: state.includes(`"locale":"${page.locale}"`),
    vat: state.includes(`"vat":"${page.vat}"`),
  };
  const wanted = {
    status: 200,
    canonical: page.address.replace(/\/$/, ''),
    language: page.locale,
    locale: true,
    vat: true,
  };
  const own = JSON.stringify(seen) === JSON.stringify(wanted);
  return own ? undefined : `${page.site} ${page.locale} ${page.vat} ${page.path}: ${JSON.stringify(seen)}`;
}

it(`shows thousands of visitors of two sites, in all their locales, nothing of another page ${ofCheck(24)}`, async () => {
  const pages: MarkedPage[] = [];
  for (const site of sites) for (const locale of locales) pages.push(...(await getPages(site, locale)));
  expect(pages.length).toBeGreaterThanOrEqual(2 * 7 * 2 * 6);
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length / 2);

  // With purges in between: pages are rendered while others are served.
  const roll = createDice(diceSeed);
  const faults: string[] = [];
  const texts = new Map<MarkedPage, string>();
  const freshness = new Map<string, number>();
  let sent = 0;
  let shown = 0;
  const visit = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      if (sent % (requests / 5) === 0) await purge(sites[roll(2)] ?? '', ['menus', 'listing', '*'][roll(3)] ?? '');
      const page = pages[roll(pages.length)];
      if (!page) continue;
      const port = getPort(page.site);
      const cookie = `vat=${page.vat}; locale=${locales[roll(locales.length)]}; __Host-session=${sent}`;
      const { status, text, headers } = await ask(port, `${page.path}?utm_source=${sent}`, {
        host: `${page.locale.toLowerCase()}.localhost:${port}`,
        headers: { cookie },
      });
      const fault =
        getFault(page, status, text) ?? (headers.has('set-cookie') ? `${page.path} sets a cookie` : undefined);
      if (fault !== undefined) faults.push(fault);
      if (status === 503) continue;
      shown += 1;
      // The text of a page is the same at every visit, and different from all other pages.
      const known = texts.get(page);
      const own = withoutTimes(text);
      if (known !== undefined && known !== own) faults.push(`${page.address} has changed`);
      texts.set(page, own);
      const how = headers.get('cache-status') ?? 'none';
      freshness.set(how, (freshness.get(how) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));

  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(0.9 * requests);
  expect(new Set(texts.values()).size).toBe(texts.size);
  // Both rendered and cached pages must have occurred.
  expect(freshness.get('shopgen; hit')).toBeGreaterThan(requests / 10);
  expect(freshness.get('shopgen; fwd=miss')).toBeGreaterThan(requests / 50);
  held(24, requests, { seed: diceSeed });
}, 300_000);

async function purge(shopId: string, tag: string): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${getPort(shopId)}/internal/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shopId, tags: [tag] }),
  });
  expect(status).toBe(204);
}
