import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

let storefront: Storefront;
beforeAll(async () => {
  storefront = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: inject('apiUrl'),
    env: { SERVICE_KEY: testServiceKey },
  });
});
afterAll(() => storefront.stop());

/** Cookies of a customer who is logged in, has a cart, follows an order and has made their choices. */
const cookie = [
  '__Host-session=c2Vzc2lvbi1jYW5hcnk',
  '__Host-order=b3JkZXItY2FuYXJ5',
  'cart=7',
  'signed-in=1',
  'consent=1.statistics:yes.marketing:yes',
].join('; ');

/** Returns a page without its time of rendering. */
const withoutTimes = (text: string): string => text.replace(/"madeAt":\d+/, '');

it(`gives everybody the same of what may be shared, and sets nobody a cookie with it ${ofCheck(25)}`, async () => {
  const cases = casesOf(25);
  const bodies = new Map<string, string>();
  let tried = 0;
  for (const locale of ['nl-NL', 'de-DE', 'fr-BE', 'en-GB']) {
    const host = `${locale.toLowerCase()}.localhost:${storefront.port}`;
    const sitemap = (await storefront.get('/sitemap.xml', { host })).text;
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    for (const path of paths.slice(0, cases / 4)) {
      const anonymous = await storefront.get(path, { host });
      const customer = await storefront.get(path, { host, headers: { cookie, 'user-agent': 'canary-of-a-browser' } });
      expect([path, anonymous.status, customer.status]).toEqual([path, 200, 200]);
      expect(withoutTimes(customer.text)).toBe(withoutTimes(anonymous.text));
      for (const { headers, text } of [anonymous, customer]) {
        expect(headers.get('set-cookie')).toBeNull();
        expect(headers.get('vary')).toContain('cookie');
        expect(text).not.toMatch(/canary|127\.0\.0\.1|localhost/);
      }
      // Not even two languages share one.
      const others = bodies.get(path);
      if (others !== undefined) expect(anonymous.text).not.toBe(others);
      bodies.set(path, anonymous.text);
      tried += 1;
    }
  }
  held(25, tried);
});
