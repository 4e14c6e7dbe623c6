import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { timedTextsAttribute } from '#runtime/contracts/page-life.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { ask } from '#tests/support/storefront.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const port = Number(new URL(inject('storefrontUrl')).port);
const dutch = `http://nl-nl.localhost:${port}/product/fjord-wandpaneel`;

describe('the pictures of a product', () => {
  it('show the chosen colour, which is also marked with forced colours', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(dutch, { waitUntil: 'networkidle' });
    const strip = page.locator('main ul[aria-label^="Foto"], main ul[tabindex]').first();
    await page.getByRole('link', { name: 'Klei', exact: true }).click();
    await page.waitForURL(/variant=klei/);
    await expect.poll(() => strip.locator('img').first().getAttribute('alt')).toContain('in klei');
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(0);
    const thumbnails = page.locator('main a[href^="#picture-"]');
    await expect.poll(() => thumbnails.first().getAttribute('aria-current')).toBe('true');

    await page.emulateMedia({ forcedColors: 'active' });
    const edge = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await edge(thumbnails.first())).not.toBe(await edge(thumbnails.nth(1)));
    const swatch = (name: string) => page.getByRole('link', { name, exact: true });
    expect(await edge(swatch('Klei'))).not.toBe(await edge(swatch('Zand')));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are changed by thumbnails, enlarged, and put away again, by keyboard', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(dutch, { waitUntil: 'networkidle' });
    const thumbnails = page.locator('main a[href^="#picture-"]');
    await thumbnails.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
    expect(page.url()).toBe(dutch);

    const picture = page.getByRole('link', { name: 'Foto 1 vergroten' });
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expectAccessible(page);
    expect(await dialog.innerText()).toMatch(/^1 \/ \d/);
    await page.keyboard.press('ArrowRight');
    expect(await dialog.innerText()).toMatch(/^2 \/ \d/);
    const width = async () => (await dialog.locator('img').boundingBox())?.width ?? 0;
    const whole = await width();
    await dialog.getByRole('button', { name: 'Inzoomen' }).click();
    expect(await width()).toBeGreaterThan(whole * 1.05);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await picture.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lead to their largest form without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(dutch);
    const href = await page.getByRole('link', { name: 'Foto 1 vergroten' }).getAttribute('href');
    const answer = await ask(port, href ?? '', { host: `nl-nl.localhost:${port}` });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    await context.close();
  });
});

/** The page's structured data. */
const structuredData = async (page: Page): Promise<string> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');

describe('the price of a product', () => {
  it.each([
    { address: 'nl-nl.localhost/product/fjord-wandpaneel', price: '€ 186,55 per m², incl. btw' },
    { address: 'nl-be.localhost/product/fjord-wandpaneel', price: '€ 186,55 per m², incl. btw' },
    { address: 'fr-be.localhost/fr/produit/fjord-panneau-mural', price: '186,55 € le m², TVAC' },
    { address: 'fr-fr.localhost/produit/fjord-panneau-mural', price: '185,01 € le m², TTC' },
    { address: 'de-de.localhost/produkt/fjord-wandpaneel', price: '183,47 € pro m², inkl. MwSt.' },
    { address: 'de-at.localhost/produkt/fjord-wandpaneel', price: '€ 185,01 je m², inkl. USt.' },
    { address: 'en-gb.localhost/product/fjord-wall-panel', price: '£163.74 per m², incl. VAT' },
  ])(`is said with VAT, and by the square metre too, at $address ${ofCheck(44)}`, async ({ address, price }) => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`http://${address.replace('localhost', `localhost:${port}`)}`);
    const text = (await page.locator('main p', { hasText: 'm²' }).first().innerText()).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    );
    expect(text).toBe(price);
    const amount = /\d+[.,]\d\d/.exec(price)?.[0].replace(',', '.');
    const data = await structuredData(page);
    expect(data).toContain(`"@type":"UnitPriceSpecification"`);
    expect(data).toContain(`"price":"${amount}"`);
    await context.close();
    held(44, 1);
  });

  it.each([
    {
      address: 'nl-nl.localhost/product/wedge-wigschuim',
      mark: '−20%',
      lowest: 'Laagste prijs van de laatste 30 dagen: € 22,51',
    },
    {
      address: 'nl-be.localhost/product/wedge-wigschuim',
      mark: '−20%',
      lowest: 'Laagste prijs van de laatste 30 dagen: € 22,51',
    },
    {
      address: 'fr-be.localhost/fr/produit/wedge-mousse-a-diedres',
      mark: '−20 %',
      lowest: 'Prix le plus bas des 30 derniers jours : 22,51 €',
    },
    {
      address: 'fr-fr.localhost/produit/wedge-mousse-a-diedres',
      mark: '−20 %',
      lowest: 'Prix le plus bas des 30 derniers jours : 22,32 €',
    },
    {
      address: 'de-de.localhost/produkt/wedge-keilschaum',
      mark: '−20 %',
      lowest: 'Niedrigster Preis der letzten 30 Tage: 22,13 €',
    },
    {
      address: 'de-at.localhost/produkt/wedge-keilschaum',
      mark: '−20 %',
      lowest: 'Niedrigster Preis der letzten 30 Tage: € 22,32',
    },
    {
      address: 'en-gb.localhost/product/wedge-foam-panel',
      mark: '−20%',
      lowest: 'Lowest price in the last 30 days: £19.93',
    },
  ])(
    `that is reduced stands beside the lowest of the 30 days before, at $address ${ofCheck(43)}`,
    async ({ address, mark, lowest }) => {
      const { page, context } = await openPage(browser, { javaScriptEnabled: false });
      await page.goto(`http://${address.replace('localhost', `localhost:${port}`)}`);
      const text = (await page.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
      expect(text).toContain(lowest);
      expect(text).toContain(mark);
      expect(await structuredData(page)).toContain('"priceType":"https://schema.org/StrikethroughPrice"');
      await context.close();
      held(43, 1);
    },
  );

  it('is that of the variant, tiers included, at an address of its own', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`http://nl-nl.localhost:${port}/product/hexa-vilttegels`, { waitUntil: 'networkidle' });
    const prices = async () => (await page.locator('main table').first().innerText()).replaceAll('\u00a0', ' ');
    const before = await prices();
    expect(before.match(/€/g)?.length).toBeGreaterThan(1);
    const old = await page.locator('main table').first().textContent();
    await page.getByRole('link', { name: 'Alle 20 mm' }).click();
    await page.waitForURL(/\?variant=/);
    await page.waitForFunction((text) => document.querySelector('main table')?.textContent !== text, old);
    const after = await prices();
    expect(after).not.toBe(before);

    await page.reload();
    expect(await prices()).toBe(after);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the safety of a product', () => {
  it.each([
    {
      address: 'nl-nl.localhost/product/wedge-wigschuim',
      title: 'Veiligheid en fabrikant',
      warning: 'Brandbaar (brandklasse E, EN 13501-1)',
      companies: [
        'Silentum Acoustics Ltd',
        'Verenigd Koninkrijk',
        'Verantwoordelijke in de EU',
        'Silentum Europe B.V.',
      ],
    },
    {
      address: 'fr-be.localhost/fr/produit/fjord-panneau-mural',
      title: 'Sécurité et fabricant',
      warning: 'Ne pas poser au-dessus d’une flamme nue',
      companies: ['Feltwerk Almelo B.V.', 'Pays-Bas'],
    },
    {
      address: 'de-at.localhost/produkt/fjord-wandpaneel',
      title: 'Sicherheit und Hersteller',
      warning: 'Nicht über offenem Feuer',
      companies: ['Feltwerk Almelo B.V.', 'Niederlande'],
    },
    {
      address: 'nl-be.localhost/product/fjord-wandpaneel',
      title: 'Veiligheid en fabrikant',
      warning: 'Niet boven open vuur',
      companies: ['Feltwerk Almelo B.V.', 'Nederland'],
    },
    {
      address: 'fr-fr.localhost/produit/wedge-mousse-a-diedres',
      title: 'Sécurité et fabricant',
      warning: 'Combustible (classe E, EN 13501-1)',
      companies: ['Silentum Acoustics Ltd', 'Royaume-Uni', 'Personne responsable dans l’UE', 'Silentum Europe B.V.'],
    },
    {
      address: 'de-de.localhost/produkt/wedge-keilschaum',
      title: 'Sicherheit und Hersteller',
      warning: 'Brennbar (Klasse E, EN 13501-1)',
      companies: [
        'Silentum Acoustics Ltd',
        'Vereinigtes Königreich',
        'Verantwortliche Person in der EU',
        'Silentum Europe B.V.',
      ],
    },
    {
      address: 'en-gb.localhost/product/fjord-wall-panel',
      title: 'Safety and manufacturer',
      warning: 'Do not mount above an open fire',
      companies: ['Feltwerk Almelo B.V.', 'Netherlands'],
    },
  ])(`is told, with who answers for it, at $address ${ofCheck(48)}`, async ({ address, title, warning, companies }) => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`http://${address.replace('localhost', `localhost:${port}`)}`);
    const section = page.getByRole('region', { name: title });
    const text = await section.innerText();
    for (const part of [warning, ...companies]) expect(text).toContain(part);
    expect(await section.locator('address a[href^="mailto:"]').count()).toBe(companies.length > 2 ? 2 : 1);
    expect(await structuredData(page)).toContain(`"manufacturer":{"@type":"Organization","name":"${companies[0]}"`);
    await context.close();
    held(48, 1);
  });
});

describe('the delivery estimate of a product page', () => {
  it.each([
    // Amsterdam is an hour ahead of UTC in November. What is made in three weeks is promised for a week,
    {
      address: 'fjord-wandpaneel',
      now: '2026-11-20T13:59:59Z',
      text: 'Vandaag vóór 15:00 besteld, in de week van 7 december',
    },
    { address: 'fjord-wandpaneel', now: '2026-11-20T14:00:00Z', text: 'Nu besteld, in de week van 14 december' },
    // and what is in stock for a day.
    {
      address: 'lamel-lattenpaneel',
      now: '2026-11-20T13:59:59Z',
      text: 'Vandaag vóór 15:00 besteld, uiterlijk donderdag 26 november',
    },
    { address: 'lamel-lattenpaneel', now: '2026-11-21T09:00:00Z', text: 'Nu besteld, uiterlijk vrijdag 27 november' },
  ])('of $address at $now: $text', async ({ address, now, text }) => {
    const { page, context } = await openPage(browser);
    await page.clock.setFixedTime(new Date(now));
    await page.goto(new URL(`/product/${address}`, dutch).href);
    await untilHydrated(page);
    await page.locator('main li', { hasText: text }).waitFor();
    await context.close();
  });

  it('is current before the application runs, whenever the page was rendered', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(dutch);
    await page.locator('main li', { hasText: /^(Vandaag vóór 15:00|Nu) besteld, in de week van/ }).waitFor();
    expect(await page.evaluate(() => Object.keys(document.querySelector('main') ?? {}))).toEqual([]);

    // Texts of the test's own: over a weekend, those of the page are the same.
    const hour = 3_600_000;
    const now = Date.now();
    const texts = JSON.stringify([
      { until: now + hour, text: 'Eerst' },
      { until: now + 2 * hour, text: 'Daarna' },
    ]);
    await page.route(dutch, async (route) => {
      const { host, pathname } = new URL(dutch);
      const { headers, text } = await ask(port, pathname, { host });
      const body = text.replace(
        new RegExp(`(${timedTextsAttribute}=")[^"]*`),
        (_, start: string) => start + texts.replaceAll('"', '&quot;'),
      );
      await route.fulfill({ headers: Object.fromEntries(headers), body });
    });
    const shown = page.locator(`[${timedTextsAttribute}]`);
    for (const [at, text] of [
      [now, 'Eerst'],
      [now + hour + 1, 'Daarna'],
    ] as const) {
      await page.clock.setFixedTime(at);
      await page.reload();
      await expect.poll(() => shown.innerText()).toBe(text);
    }
    await context.close();
  });

  it('is general without JavaScript, since the page may be cached', async () => {
    const { text } = await ask(port, '/product/fjord-wandpaneel', { host: 'www.acoustic-nl.example' });
    const shown = text.replace(/<[^>]*>/g, '');
    expect(shown).toContain('Op werkdagen vóór 15:00 besteld');
    expect(shown).not.toContain('in de week van');
  });
});

describe('a product in other languages', () => {
  it('is the same product with another name', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${dutch}`);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(Object.fromEntries(alternates)).toEqual({
      'nl-NL': 'https://www.acoustic-nl.example/product/fjord-wandpaneel',
      'nl-BE': 'https://www.acoustic-be.example/product/fjord-wandpaneel',
      'fr-BE': 'https://www.acoustic-be.example/fr/produit/fjord-panneau-mural',
      'fr-FR': 'https://www.acoustic-fr.example/produit/fjord-panneau-mural',
      'de-DE': 'https://www.acoustic-de.example/produkt/fjord-wandpaneel',
      'de-AT': 'https://www.acoustic-at.example/produkt/fjord-wandpaneel',
      'en-GB': 'https://www.acoustic-uk.example/product/fjord-wall-panel',
      'x-default': 'https://www.acoustic-nl.example/product/fjord-wandpaneel',
    });
    await page.locator('header summary:visible').last().click();
    await page.locator('a[hreflang="en-GB"]:visible').first().click();
    await page.waitForURL(`http://en-gb.localhost:${port}/product/fjord-wall-panel`);
    await context.close();
  });

  it('keeps the variant and the choices of a listing when the language changes', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`http://nl-nl.localhost:${port}/producten/wandpanelen?facet=brand:feltwerk&sort=name`);
    await page.locator('header summary:visible').last().click();
    await page.locator('a[hreflang="de-DE"]:visible').first().click();
    await page.waitForURL(`http://de-de.localhost:${port}/produkte/wandpaneele?facet=brand:feltwerk&sort=name`);
    await context.close();
  });

  it.each([
    ['/product/fjord-vilten-wandpaneel?variant=sage', '/product/fjord-wandpaneel?variant=sage'],
    ['/product/fjord-wall-panel', '/product/fjord-wandpaneel'],
  ])('moved for good from %s', async (path, location) => {
    const answer = await ask(port, path, { host: 'www.acoustic-nl.example' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });
});

describe('the customers’ rating', () => {
  const read = (path: string) => ask(port, path, { host: 'www.acoustic-nl.example' });

  it('is on every page, and as structured data on the home page only', async () => {
    const [home, product] = [await read('/'), await read('/product/fjord-wandpaneel')];
    for (const { text } of [home, product]) expect(text).toContain('9,1 van 10');
    expect(home.text).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":9.1,"bestRating":10');
    expect(product.text).not.toContain('aggregateRating');
  });
});

describe('without a connection', () => {
  it('the page says so, keeps the choices, and continues by itself', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(dutch, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await page.locator('main input[name=quantity]').fill('3');
    await context.setOffline(true);
    const notice = page.getByText('Geen verbinding.');
    await notice.waitFor();
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await page.getByRole('button', { name: 'Wacht op verbinding' }).waitFor();
    // Neither the code of the enlarged view nor that of navigation is loaded yet.
    await page.getByRole('link', { name: 'Foto 1 vergroten' }).click();
    await page.getByRole('link', { name: 'Klei', exact: true }).click();
    expect(await page.locator('h1').innerText()).toBe('Fjord wandpaneel');
    expect(await page.locator('main input[name=quantity]').inputValue()).toBe('3');

    await context.setOffline(false);
    await page.getByRole('dialog').waitFor();
    await page.waitForURL(/variant=klei/);
    await expect.poll(() => notice.count()).toBe(0);
    await page.locator('header a[href="/winkelwagen"]').filter({ hasText: '1 product' }).waitFor();
    await context.close();
  });
});

describe('the bar with price and button on a phone', () => {
  it('does not cover what has the focus', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(dutch, { waitUntil: 'networkidle' });
    await page.locator('main li > a[rel=nofollow][href*="variant="]').last().focus();
    const seen: string[] = [];
    const covered: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const { name, isInBar, isCovered } = await page.evaluate(async () => {
        // The browser scrolls with the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const element = document.activeElement ?? document.body;
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return {
          name: element.getAttribute('name') ?? element.tagName,
          isInBar: element.closest('[data-buy-bar]') !== null,
          isCovered: at === null || at.closest('[data-buy-bar]') !== null,
        };
      });
      if (isInBar) break;
      (isCovered ? covered : seen).push(name);
    }
    expect(covered).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(['values.engraving.text', 'values.mounting.valueId', 'quantity']));
    await context.close();
  });
});
