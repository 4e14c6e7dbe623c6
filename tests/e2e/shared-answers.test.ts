import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fromElsewhere } from '#tests/support/account-site.ts';
import { startTestBackend, type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import { behindProxy } from '#tests/support/behind-proxy.ts';
import { projectRoot } from '#tests/support/command.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type Answer, type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

const customer = { firstName: 'Wilhelmina', lastName: 'Zonderland' };

let backend: TestBackend;
let storefront: Storefront;
/** `Cookie` header of a customer who is logged in and has a cart. */
let cookie: string;
beforeAll(async () => {
  backend = await startTestBackend({ seed: demoSeed, pictures: `${projectRoot}content/images` });
  storefront = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: await backend.listen(),
    env: { SERVICE_KEY: testServiceKey, ...(await behindProxy('acoustic')) },
  });
  const { email } = await addCustomer(backend, { shopId: 'acoustic', locale: 'nl-NL', ...customer });
  const login = { form: 'login', email, password: testPassword };
  const session = await send(
    '/inloggen',
    'application/x-www-form-urlencoded',
    new URLSearchParams(login).toString(),
    '',
  );
  const line = JSON.stringify({ json: { productId: 'pyra-foam-panel', quantity: 1 } });
  const cart = await send('/api/trpc/cart.add', 'application/json', line, cookiesOf(session));
  expect([session.status, cart.status]).toEqual([303, 200]);
  cookie = [cookiesOf(session), cookiesOf(cart), 'consent=1.statistics:yes.marketing:yes'].filter(Boolean).join('; ');
});
afterAll(async () => {
  await storefront.stop();
  await backend.close();
});

const hostOf = (locale: string): string => `${locale.toLowerCase()}.localhost:${storefront.port}`;

const send = (path: string, type: string, body: string, sent: string): Promise<Answer> =>
  storefront.get(path, {
    host: hostOf('nl-NL'),
    method: 'POST',
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
      ...(sent && { cookie: sent }),
    },
    body,
  });

const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');

/** Returns a page without its time of rendering. */
const withoutTimes = (text: string): string => text.replace(/"madeAt":\d+/, '');

it(`gives everybody the same of what may be shared, and sets nobody a cookie with it ${ofCheck(25)}`, async () => {
  const cases = casesOf(25);
  const bodies = new Map<string, string>();
  let tried = 0;
  // The cookies are those of somebody: pages that may not be shared show who.
  const own = await storefront.get('/mijn-account', { host: hostOf('nl-NL'), headers: { cookie } });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(own.text).toContain(customer.firstName);
  for (const locale of ['nl-NL', 'de-DE', 'fr-BE', 'en-GB']) {
    const host = hostOf(locale);
    const sitemap = (await storefront.get('/sitemap.xml', { host })).text;
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    for (const path of paths.slice(0, cases / 4)) {
      const askAsCustomer = () =>
        storefront.get(path, { host, headers: { cookie, 'user-agent': 'canary-of-a-browser', ...fromElsewhere() } });
      // Either may be the one for whom the page is made.
      const asCustomer = tried % 2 === 0 ? await askAsCustomer() : undefined;
      const anonymous = await storefront.get(path, { host });
      const { status, text: shown, headers: given } = asCustomer ?? (await askAsCustomer());
      expect([path, anonymous.status, status]).toEqual([path, 200, 200]);
      expect(withoutTimes(shown)).toBe(withoutTimes(anonymous.text));
      for (const headers of [anonymous.headers, given]) {
        expect(headers.get('set-cookie')).toBeNull();
        expect(headers.get('vary')).toContain('cookie');
      }
      expect(anonymous.text).not.toMatch(/canary|Wilhelmina|Zonderland|10\.1\.0\.|localhost/);
      // Not even two languages share one.
      const others = bodies.get(path);
      if (others !== undefined) expect(anonymous.text).not.toBe(others);
      bodies.set(path, anonymous.text);
      tried += 1;
    }
  }
  held(25, tried);
});
