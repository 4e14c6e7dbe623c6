import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { trpcPath } from '#runtime/contracts/trpc-path.ts';
import { testServiceKey } from '#tests/support/backend.ts';
import { type Fault, type FaultyApi, faults, startFaultyApi } from '#tests/support/faulty-api.ts';
import { type Answer, type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

/** What is answered at an address while the APIs have a fault: by a storefront that has shown it before, and by one that has not. */
type Row = readonly [path: string, shownBefore: number, shownNever: number];

/** A page that is the same for everybody is kept. */
const kept = (path: string): Row => [path, 200, 503];

/** A page that depends on who asks, or on what they have, cannot be. */
const personal = (path: string): Row => [path, 503, 503];

// The same in each column: what is wrong with an API makes no difference to a visitor.
const table: readonly Row[] = [
  kept('/'),
  kept('/zoeken?q=paneel'),
  kept('/blogs'),
  kept('/blogs/absorptieklassen-lezen'),
  kept('/advies'),
  kept('/advies/woonkamer-met-harde-vloer'),
  kept('/projecten'),
  kept('/projecten/loft-ehrenfeld-keulen'),
  kept('/inspiratie'),
  kept('/producten'),
  kept('/producten/wandpanelen'),
  kept('/product/fjord-wandpaneel'),
  kept('/contact'),
  kept('/nieuwsbrief'),
  kept('/info/over-ons'),
  kept('/vacatures'),
  kept('/vacature/stage-nieuwe-materialen'),
  kept('/sitemap.xml'),
  // What was not there is taken to be still not there.
  ['/product/bestaat-niet', 404, 503],
  ['/pagina-niet-gevonden', 404, 503],
  personal('/nieuwsbrief/bevestigen'),
  personal('/offerte'),
  personal('/winkelwagen'),
  personal('/afrekenen'),
  personal('/afrekenen/resultaat'),
  personal('/bestelstatus'),
  personal('/gedeeld/3f6c1f0e-5f6b-4f0c-9d3a-2a7f5b0c9e11'),
  personal('/inloggen'),
  personal('/registreren'),
  personal('/registreren/bevestigen'),
  personal('/wachtwoord-vergeten'),
  personal('/wachtwoord-herstellen'),
  // Nothing has to be asked of an API to send a visitor to the login, or to say where the sitemap is.
  ['/mijn-account', 302, 302],
  ['/mijn-account/bestellingen', 302, 302],
  ['/robots.txt', 200, 200],
  ['/healthz', 200, 200],
];

let api: FaultyApi;
/** Has shown each address before. */
let before: Storefront;
/** Has never had an answer of an API. */
let never: Storefront;
beforeAll(async () => {
  api = await startFaultyApi(inject('apiUrl'));
});
afterAll(() => api.stop());
// Storefronts of their own for each test: one that has seen a fault leaves the API alone for a while, and would hide the next one.
beforeEach(async () => {
  await api.set(undefined);
  const start = () =>
    startStorefront({
      folder: inject('acousticBuild'),
      apiUrl: api.url,
      env: { SERVICE_KEY: testServiceKey, PAGE_FRESH_SECONDS: '0', API_DEADLINE_MS: '2000' },
    });
  [before, never] = await Promise.all([start(), start()]);
});
afterEach(() => Promise.all([before.stop(), never.stop()]));

/** Asks for each address, a few at once: other tests use the backend, too. */
async function askAll(storefront: Storefront): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const left = table.map(([path]) => path);
  const visitor = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) answers.set(path, await storefront.get(path));
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return answers;
}

/** Returns the statuses of answers by address, and what is wrong with them besides. */
function judge(answers: ReadonlyMap<string, Answer>) {
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  for (const [path, { status, headers, text }] of answers) {
    statuses[path] = status;
    if (text.includes('secret of the inside')) wrong.push(`${path} shows what the API said`);
    if (status !== 503) continue;
    if (headers.get('cache-control')?.includes('no-store') !== true) wrong.push(`${path} may be kept by others`);
    if (headers.get('retry-after') === null) wrong.push(`${path} says not when to return`);
  }
  return { statuses, wrong };
}

const expected = (column: 1 | 2) => Object.fromEntries(table.map((row) => [row[0], row[column]]));

/** What procedures say to the browser's application, which has texts for each. */
const procedureStatus: Readonly<Record<Fault, number>> = {
  refused: 503,
  slow: 504,
  reset: 503,
  truncated: 503,
  '500': 502,
  'wrong type': 502,
  'wrong schema': 502,
  trickle: 504,
};

it.each(faults)(
  `shows visitors what it has, and else that it will be back, from APIs with the fault: %s ${ofCheck(27)}`,
  async (fault) => {
    // A machine that has other things to do may give up a page at first.
    const shownBefore = table.filter(([, status]) => status === 200 || status === 404);
    await expect
      .poll(
        async () => {
          const { statuses } = judge(await askAll(before));
          return shownBefore.filter(([path, status]) => statuses[path] !== status);
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
    await api.set(fault);
    // First: an operation that fails again and again is left alone, which is told as an API that is away.
    expect((await never.get(`${trpcPath}/content.menus`)).status).toBe(procedureStatus[fault]);
    const [fromBefore, fromNever] = await Promise.all([askAll(before), askAll(never)]);
    expect(judge(fromBefore)).toEqual({ statuses: expected(1), wrong: [] });
    expect(judge(fromNever)).toEqual({ statuses: expected(2), wrong: [] });
    held(27, fromBefore.size + fromNever.size);
  },
);

it('tells a visitor in their own language, inside a page of the shop', async () => {
  await api.set('500');
  for (const [host, heading] of [
    ['nl-nl', 'Er ging iets mis'],
    ['de-de', 'Etwas ist schiefgegangen'],
  ] as const) {
    const { text } = await never.get('/', { host: `${host}.localhost:${never.port}` });
    expect(text).toContain('<header');
    expect(text).toContain(heading);
  }
});

it('shows pictures again after a fault, and says meanwhile that there are none', async () => {
  const picture = async () => {
    const media = /\/media\/[^"\s]+\.webp/.exec((await before.get('/producten')).text)?.[0] ?? '';
    return never.get(media);
  };
  expect((await picture()).status).toBe(200);
  for (const fault of faults) {
    await api.set(fault);
    const { status, headers } = await picture();
    expect([fault, status === 502 || status === 503, headers.get('cache-control')]).toEqual([fault, true, 'no-store']);
  }
  await api.set(undefined);
  expect((await picture()).status).toBe(200);
});

it('recovers with its APIs', async () => {
  await api.set('500');
  expect((await never.get('/producten')).status).toBe(503);
  await api.set(undefined);
  await expect.poll(async () => (await never.get('/producten')).status, { timeout: 20_000 }).toBe(200);
});
