import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

let browser: Browser;
const sites = ['easy-felt', 'fibers-and-foams', 'db-noise-control'] as const;
const running = new Map<string, Storefront>();
beforeAll(async () => {
  browser = await launchBrowser();
  for (const site of sites) {
    const folder = path.join(inject('distFolder'), site);
    running.set(site, await startStorefront({ folder, apiUrl: inject('apiUrl') }));
  }
});
afterAll(async () => {
  await browser.close();
  for (const storefront of running.values()) await storefront.stop();
});

const getAddress = (site: (typeof sites)[number], locale: string, to: string): string =>
  `http://${locale}.localhost:${running.get(site)?.port}${to}`;

/** Pixels by which the page is wider than its window. */
const getSurplus = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a listing whose theme begins with colours', () => {
  it.each([1440, 390])('narrows it to a colour, and shows that colour, %i pixels wide', async (width) => {
    const { page, context, complaints } = await openPage(browser, { width });
    await page.goto(getAddress('easy-felt', 'nl-nl', '/producten'));
    const colors = page.locator('main').getByRole('navigation', { name: 'Kleur' });
    // Beside the filters of a wide window they would be there twice.
    expect(await colors.filter({ visible: true }).count()).toBe(1);
    await colors.last().getByRole('link', { name: 'Oker' }).click();
    await page.waitForURL(/facet=color:/);
    await colors.last().locator('a[aria-current="true"]', { hasText: 'Oker' }).waitFor();
    expect(await page.locator('main article a').first().getAttribute('href')).toContain('?variant=');
    await expectAccessible(page);
    expect([await getSurplus(page), complaints]).toEqual([0, []]);
    await context.close();
  });

  it('names the colours of a product', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(getAddress('easy-felt', 'en-gb', '/products'));
    expect(await page.locator('main article').first().innerText()).toContain('Colours: ');
    await context.close();
  });
});

describe('a listing whose theme is a table', () => {
  it('has a row for each product, with the figures under their names', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(getAddress('fibers-and-foams', 'en-gb', '/products'));
    const row = page.getByRole('row', { name: 'PU 28 pyramid foam' });
    const heads = await page.locator('main thead th').allInnerTexts();
    const cells = (await row.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
    const figures = Object.fromEntries(heads.slice(1).map((head, index) => [head, cells[index]]));
    expect(figures).toMatchObject({ Thickness: '50 mm', Density: '28 kg/m³', 'Fire class': 'E' });
    await row.getByRole('link').click();
    await page.waitForURL(/\/product\//);
    await page.locator('main dl', { hasText: /28\s+kg/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says the name of each figure where a phone has no room for a table', async () => {
    const { page, context } = await openPage(browser, { width: 390 });
    await page.goto(getAddress('fibers-and-foams', 'de-de', '/produkte'));
    const shown = await page
      .locator('main tbody tr')
      .first()
      .locator('td[data-name]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(shown).toContain('"Rohdichte"');
    await expectAccessible(page);
    expect(await getSurplus(page)).toBe(0);
    await context.close();
  });
});

describe('the rhythm of a home page', () => {
  /** Sections whose content stands on a field with round corners, and such that begin below a line. */
  const sectionsOf = (page: Page) =>
    page.locator('main > section > div > div').evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, borderRadius, backgroundColor } = getComputedStyle(one);
        return {
          isField: Number.parseFloat(borderRadius) > 0 && backgroundColor !== 'rgba(0, 0, 0, 0)',
          isRuled: borderTopWidth === '1px',
        };
      }),
    );

  it.each([
    ['easy-felt', 'isField'],
    ['fibers-and-foams', 'isRuled'],
    ['db-noise-control', 'isRuled'],
  ] as const)('is that of its theme: on %s %s', async (site, look) => {
    for (const width of [1440, 390]) {
      const { page, context } = await openPage(browser, { width });
      await page.goto(getAddress(site, 'nl-nl', '/'));
      const sections = await sectionsOf(page);
      expect(sections.filter((section) => section[look]).length).toBeGreaterThan(1);
      await expectAccessible(page);
      expect(await getSurplus(page)).toBe(0);
      await context.close();
    }
  });
});

describe('a header that is there to be called from', () => {
  it.each([1440, 390])('has the telephone number as a button on each page, %i pixels wide', async (width) => {
    const { page, context } = await openPage(browser, { width });
    for (const to of ['/', '/contact']) {
      await page.goto(getAddress('db-noise-control', 'nl-nl', to));
      const call = page.locator('header a[href="tel:+31742010140"]:visible').last();
      const box = await call.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await call.innerText()).toContain('+31 74 201 0140');
    }
    expect(await page.locator('footer a[href="tel:+31742010140"]').first().isVisible()).toBe(true);
    await context.close();
  });
});

it('opens the menu of a floating header over the whole window of a phone', async () => {
  const { page, context } = await openPage(browser, { width: 390 });
  await page.goto(getAddress('easy-felt', 'fr-fr', '/'));
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('header summary').last().click();
  // Nothing of the page is seen beside the capsule.
  const under = await page.evaluate(() => document.elementFromPoint(3, 70)?.closest('header') !== null);
  expect(under).toBe(true);
  await expectAccessible(page);
  await context.close();
});

describe('a menu of categories', () => {
  const pictures = (page: Page) => page.locator('header nav details img');
  const loaded = (page: Page) =>
    pictures(page).evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );

  it.each(['easy-felt', 'fibers-and-foams'] as const)(
    'shows their pictures when it is opened, and asks for none before, on %s',
    async (site) => {
      const { page, context, complaints } = await openPage(browser, { width: 1440 });
      await page.goto(getAddress(site, 'nl-nl', '/'), { waitUntil: 'networkidle' });
      const count = await pictures(page).count();
      expect(count).toBeGreaterThan(2);
      expect(await loaded(page)).toBe(0);
      const opener = page.locator('header nav summary').first();
      await opener.click();
      await expect.poll(() => loaded(page)).toBe(count);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      expect(await pictures(page).first().isVisible()).toBe(false);
      await opener.click();
      await pictures(page).first().click();
      await page.waitForURL(/\/producten\/./);
      expect([await getSurplus(page), complaints]).toEqual([0, []]);
      await context.close();
    },
  );

  it('opens without JavaScript', async () => {
    const { page, context } = await openPage(browser, { width: 1440, javaScriptEnabled: false });
    await page.goto(getAddress('easy-felt', 'de-de', '/'));
    await page.locator('header nav summary').first().click();
    expect(await pictures(page).first().isVisible()).toBe(true);
    await context.close();
  });
});

describe('a project with a spectrum', () => {
  it.each([1440, 390])('shows the levels before and after as a chart and as a table, %i pixels wide', async (width) => {
    const { page, context, complaints } = await openPage(browser, { width });
    await page.goto(getAddress('db-noise-control', 'en-gb', '/projects/test-cell-eindhoven'));
    const section = page.getByRole('region', { name: 'The spectrum, before and after' });
    const row = section.getByRole('row', { name: '125 Hz' });
    expect((await row.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '82 dB',
      '27 dB',
      '-55 dB',
    ]);
    expect(await section.getByRole('img').locator('rect').count()).toBe(14);
    await expectAccessible(page);
    expect([await getSurplus(page), complaints]).toEqual([0, []]);
    await context.close();
  });
});

describe('an advice form with choices of its own', () => {
  it('offers them in the order of the configuration, and takes one', async () => {
    const { page, context, complaints } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(getAddress('db-noise-control', 'en-gb', '/advice'));
    const kind = page.getByLabel('Where is it too loud?');
    expect(await kind.locator('option').allInnerTexts()).toEqual([
      expect.stringMatching(/./),
      'Production hall',
      'Plant room',
      'Data centre',
      'Measuring room or test cell',
      'Office',
      'A neighbour’s home',
      'Outdoors',
      'Something else',
    ]);
    await kind.selectOption('DataCentre');
    await page.getByLabel('What bothers you most?').selectOption('DuctNoise');
    await page
      .getByLabel(/^Tell us more/)
      .fill('Two chillers on the roof, 68 dB(A) at the façade of the flats opposite.');
    await page.getByLabel(/^First name/).fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('E-mail address').last().fill('ada@example.com');
    await page.getByRole('button', { name: 'Ask for advice' }).click();
    await page.getByRole('heading', { name: 'We have your question' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has no text of others in its build', async () => {
    const folder = path.join(inject('distFolder'), 'db-noise-control');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(texts.some((text) => text.includes('Data centre'))).toBe(true);
    expect(texts.some((text) => text.includes('Living room'))).toBe(false);
  });
});
