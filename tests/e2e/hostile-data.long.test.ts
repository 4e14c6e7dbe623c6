import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { startHostileApi } from '#tests/support/hostile-api.ts';
import { hostileText } from '#tests/support/hostile-payloads.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { sharedBackend } from '#tests/support/shared-sites.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { startStorefront } from '#tests/support/storefront.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Pages that show what the APIs have: of products, articles, stories, jobs and settings. */
const paths = [
  '/',
  '/producten',
  '/producten/wandpanelen',
  '/product/fjord-wandpaneel',
  '/zoeken?q=paneel',
  '/blogs',
  '/blogs/absorptieklassen-lezen',
  '/advies/woonkamer-met-harde-vloer',
  '/projecten/loft-ehrenfeld-keulen',
  '/inspiratie',
  '/vacatures',
  '/vacature/stage-nieuwe-materialen',
  '/info/over-ons',
  '/contact',
  '/offerte',
  '/winkelwagen',
];

/** Opens a tab without the policy that would stop scripts that got in: nothing may get in at all. */
async function openUnprotected() {
  const { page, context } = await openPage(browser, { bypassCsp: true });
  const ran: unknown[] = [];
  await context.exposeFunction('ran', (number: unknown) => void ran.push(number));
  return { page, context, ran };
}

/** What in a document could run a script, and is not ours. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href)$/;
    const isHarmless = /^(?:https?|mailto|tel):|^data:image\//;
    // As a browser reads it: without what people cannot see.
    const read = (address: string) =>
      URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : 'http:';
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (isAddress.test(name) && !isHarmless.test(read(value)) && value !== 'about:blank'),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 120)}">`),
    );
  });

// ASVS 1.3.11

it.each(['texts', 'addresses'] as const)(
  `runs nothing that an API has in its %s ${ofCheck(28)}`,
  async (what) => {
    const api = await startHostileApi(inject('apiUrl'), what);
    const storefront = await startStorefront({
      folder: inject('acousticBuild'),
      apiUrl: api.url,
      env: { SERVICE_KEY: testServiceKey, PAGE_FRESH_SECONDS: '0' },
    });
    const origin = `http://nl-nl.localhost:${new URL(storefront.url).port}`;
    const { page, context, ran } = await openUnprotected();
    const found: Record<string, unknown> = {};
    for (const address of paths) {
      const answer = await page.goto(`${origin}${address}`, { waitUntil: 'load' });
      expect([address, answer?.status()]).toEqual([address, 200]);
      await untilHydrated(page);
      const faults = await findFaults(page);
      if (faults.length + ran.length > 0) found[address] = { faults, ran: ran.splice(0) };
    }
    expect(api.sent()).toBeGreaterThan(what === 'texts' ? 500 : 10);
    expect(found).toEqual({});
    await context.close();
    await storefront.stop();
    await api.stop();
  },
  300_000,
);

it(`runs nothing that stands in the address of a page ${ofCheck(28)}`, async () => {
  const cases = casesOf(28);
  const origin = `http://nl-nl.localhost:${new URL(inject('storefrontUrl')).port}`;
  const { page, context, ran } = await openUnprotected();
  const where = [
    (payload: string) => `/zoeken?q=${payload}`,
    (payload: string) => `/producten?kleur=${payload}&sort=${payload}&page=${payload}#${payload}`,
    (payload: string) => `/product/fjord-wandpaneel?variant=${payload}&configuratie=${payload}`,
    (payload: string) => `/inloggen?next=${payload}&returnTo=${payload}`,
    (payload: string) => `/nieuwsbrief/bevestigen?token=${payload}`,
    (payload: string) => `/${payload}`,
  ];
  for (let number = 0; number < cases; number += 1) {
    const payload = encodeURIComponent(hostileText(number));
    const path = where[number % where.length]?.(payload) ?? '/';
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
    expect([path, await findFaults(page), ran]).toEqual([path, [], []]);
    // The application reads the address, too.
    if (number % 10 !== 0) continue;
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect([path, await findFaults(page), ran]).toEqual([path, [], []]);
  }
  await context.close();
  held(28, cases);
}, 1_800_000);

/** Returns a payload as a field of one line takes it. */
const inOneLine = (payload: string): string =>
  payload
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Zl}/gu, '')
    .slice(0, 50)
    .trim();

it(`runs nothing that visitors write, when the mail with it is read ${ofCheck(28)}`, async () => {
  const { backend } = await sharedBackend('small', { seed: smallSeed });
  for (let number = 0; number < 60; number += 3) {
    const [firstName = '', lastName = '', message = ''] = [0, 1, 2].map((each) => hostileText(number + each));
    const sender = { ...freshSender(), firstName: inOneLine(firstName), lastName: inOneLine(lastName) };
    const body = { sender, subject: 'Delivery', message: message.replaceAll('\0', ''), guard: byPerson };
    const sent = await backend.ask('/contact', { method: 'POST', body });
    expect([sent.statusCode, sent.body]).toMatchObject([202, expect.anything()]);
  }
  await backend.backend.accounts.mailWorker.wake();
  const folder = path.join(backend.dataDir, 'mail');
  const mails = (await readdir(folder)).filter((file) => file.endsWith('.html'));
  expect(mails.length).toBeGreaterThan(20);
  const { page, context, ran } = await openUnprotected();
  for (const mail of mails) {
    await page.goto(`file://${path.join(folder, mail)}`);
    expect([mail, await findFaults(page), ran]).toEqual([mail, [], []]);
  }
  await context.close();
});
