import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

const acceptAll: Readonly<Record<string, string>> = {
  nl: 'Alles toestaan',
  fr: 'Tout accepter',
  de: 'Alle erlauben',
  en: 'Allow all',
};

const contactPaths: Readonly<Record<string, string>> = {
  'nl-NL': '/contact',
  'nl-BE': '/contact',
  'fr-BE': '/fr/contact',
  'fr-FR': '/contact',
  'de-DE': '/kontakt',
  'de-AT': '/kontakt',
  'en-GB': '/contact',
};

let browser: Browser;
let sandbox: string;
const storefronts = new Map<string, Storefront>();
beforeAll(async () => {
  browser = await launchBrowser();
  sandbox = `http://third-parties.localhost:${new URL(inject('apiUrl')).port}`;
  for (const site of ['acoustic', 'easy-felt']) {
    storefronts.set(
      site,
      await startStorefront({
        folder: `${inject('distFolder')}/${site}`,
        apiUrl: inject('apiUrl'),
        env: { THIRD_PARTY_SANDBOX: sandbox },
      }),
    );
  }
});
afterAll(async () => {
  for (const storefront of storefronts.values()) await storefront.stop();
  await browser.close();
});

const visits = [...Object.keys(contactPaths).map((locale) => ['acoustic', locale]), ['easy-felt', 'en-GB']];

describe('the third parties of a shop that runs on its developer’s machine', () => {
  it.each(visits)(
    `are asked at the sandbox, once each and only after consent: %s in %s ${ofCheck(45)}`,
    async (site = '', locale = '') => {
      const { page, context, complaints } = await openPage(browser, { consent: 'unasked' });
      const asked: string[] = [];
      const own = `.localhost:${storefronts.get(site)?.port}`;
      page.on('request', (request) => {
        const url = request.url();
        if (!new URL(url).host.endsWith(own.slice(1)) && request.method() !== 'OPTIONS') {
          asked.push(`${request.method()} ${url.replace(`${sandbox}/`, '')}`);
        }
      });
      const accept = page.getByRole('button', { name: acceptAll[locale.slice(0, 2)] ?? '', exact: true });
      await page.goto(`http://${locale.toLowerCase()}${own}${contactPaths[locale]}`);
      await accept.waitFor();
      expect(asked).toEqual([]);

      await accept.click();
      await page.getByRole('heading', { name: 'Sandbox form: contact' }).waitFor();
      await page.waitForLoadState('networkidle');
      const told = `POST tags.${site}.example/collect`;
      expect(asked.filter((each) => each.startsWith('GET')).toSorted()).toEqual([
        `GET ads.${site}.example/${locale.toLowerCase()}/calls.js`,
        `GET forms.${site}.example/embed.js?locale=${locale}`,
        `GET pixel.${site}.example/visit.gif?shop=${locale}`,
        expect.stringMatching(new RegExp(`^GET tags\\.${site}\\.example/gtm\\.js\\?id=GTM-`)),
      ]);
      expect(asked).toContain(told);
      expect(complaints).toEqual([]);
      await context.close();
      if (site === 'acoustic') held(45, 1);
    },
  );

  it('show the requests that they received', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(sandbox);
    const list = await page.innerText('ul');
    expect(list).toContain('"event":"page_view"');
    expect(list).toContain('ads.easy-felt.example/en-gb/calls.js');
    await context.close();
  });
});
