import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { readEvents, untilEvents } from '#tests/support/data-layer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const port = Number(new URL(inject('storefrontUrl')).port);
const shop = `http://nl-nl.localhost:${port}`;

const pageViews = async (page: Page) =>
  (await readEvents(page, 'page_view')).map(({ page_title, page_location }) => [page_title, page_location]);

describe('a page view', () => {
  it('is tracked once for each route change, with the final title and address, the first page included', async () => {
    const { page, context, complaints } = await openPage(browser, { consent: 'agreed' });
    await page.goto(`${shop}/producten`);
    await untilEvents(page, 'page_view', 1);

    await page.getByRole('link', { name: 'Volgende' }).click();
    await untilEvents(page, 'page_view', 2);
    // Neither another choice of VAT nor a place on the page is another page.
    await page.locator('header').getByRole('button', { name: 'excl. btw', exact: true }).click();
    await page.evaluate(() => {
      window.location.hash = '#main';
    });
    await page.locator('main article a').first().click();
    await page.waitForURL('**/product/**');
    await untilEvents(page, 'page_view', 3);
    const title = await page.title();
    const address = page.url();

    await page.goBack();
    await page.waitForURL('**/producten?page=2*');
    await untilEvents(page, 'page_view', 4);
    const [first, second, third, fourth, ...more] = await pageViews(page);
    expect(first).toEqual(['Alle producten – Acoustic Shop', `${shop}/producten`]);
    expect(second).toEqual(['Alle producten – Pagina 2 – Acoustic Shop', `${shop}/producten?page=2`]);
    expect(third).toEqual([title, address]);
    expect(title).not.toContain('Alle producten');
    expect(fourth?.[0]).toBe(second?.[0]);
    expect(more).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is tracked for a page that does not exist, too', async () => {
    const { page, context } = await openPage(browser, { consent: 'agreed' });
    await page.goto(`${shop}/bestaat-niet`);
    await untilEvents(page, 'page_view', 1);
    expect(await pageViews(page)).toEqual([[await page.title(), `${shop}/bestaat-niet`]]);
    await context.close();
  });
});

describe('products', () => {
  it('are tracked as a list, as the selected one, and as the viewed one', async () => {
    const { page, context } = await openPage(browser, { consent: 'agreed' });
    await page.goto(`${shop}/producten?page=2&sort=price-asc`);
    await untilEvents(page, 'view_item_list', 1);
    const cards = page.locator('main article');
    const [seen] = await readEvents(page, 'view_item_list');
    expect(seen).toMatchObject({
      ecommerce: { item_list_id: 'products', item_list_name: 'Producten', currency: 'EUR' },
    });
    const items = itemsOf(seen);
    expect(items.length).toBe(await cards.count());
    expect(items[0]).toMatchObject({ item_list_id: 'products', index: 16, quantity: 1 });
    expect(items[2]?.index).toBe(18);

    const name = await cards.nth(2).getByRole('link').innerText();
    await cards.nth(2).getByRole('link').click();
    await untilEvents(page, 'view_item', 1);
    const [selected, ...others] = await readEvents(page, 'select_item');
    expect(others).toEqual([]);
    expect(itemsOf(selected)).toEqual([items[2]]);
    expect(items[2]?.item_name).toBe(name);

    const [viewed] = await readEvents(page, 'view_item');
    expect(itemsOf(viewed)[0]).toMatchObject({ item_id: items[2]?.item_id, item_name: name, quantity: 1 });
    // Without VAT, as GA4 wants it; what stands on the page includes 21 %.
    const { price } = itemsOf(viewed)[0] ?? {};
    expect(viewed).toMatchObject({ ecommerce: { currency: 'EUR', value: price } });
    const shown = /€\s([\d.]+,\d\d)/.exec(await page.locator('main').innerText())?.[1]?.replaceAll('.', '');
    expect(Math.round(Number(price) * 121) / 100).toBe(Number(shown?.replace(',', '.')));
    await context.close();
  });

  it('are tracked in their category, in a row beside a product, and among the results of a search', async () => {
    const { page, context } = await openPage(browser, { consent: 'agreed' });
    const lists = async () =>
      (await readEvents(page, 'view_item_list')).map(({ ecommerce }) => Reflect.get(Object(ecommerce), 'item_list_id'));
    await page.goto(`${shop}/producten/wandpanelen`);
    await untilEvents(page, 'view_item_list', 1);
    expect(await lists()).toEqual([expect.stringMatching(/^category-/)]);

    await page.goto(`${shop}/product/fjord-wandpaneel`);
    await untilEvents(page, 'view_item_list', 1);
    expect(await lists()).toEqual(['related']);

    await page.goto(`${shop}/zoeken?q=vilt`);
    await untilEvents(page, 'view_item_list', 1);
    expect(await lists()).toEqual(['search']);
    await page.locator('main a[href^="/product/"]').first().click();
    await untilEvents(page, 'view_item', 1);
    const [found] = await readEvents(page, 'view_item_list');
    const [followed] = await readEvents(page, 'select_item');
    expect(itemsOf(followed)).toEqual([itemsOf(found)[0]]);

    await page.goto(`${shop}/zoeken?q=paneel&page=2`);
    await untilEvents(page, 'view_item_list', 1);
    const [later] = await readEvents(page, 'view_item_list');
    expect(itemsOf(later)[0]?.index).toBe(20);
    await context.close();
  });

  it('are tracked in an image, followed by its list or by a mark', async () => {
    const { page, context } = await openPage(browser, { consent: 'agreed' });
    for (const way of ['main li ol a', 'main svg a']) {
      await page.goto(`${shop}/inspiratie`, { waitUntil: 'networkidle' });
      await untilEvents(page, 'view_item_list', 1);
      await page.locator(way).first().click();
      await untilEvents(page, 'view_item', 1);
      const [followed] = await readEvents(page, 'select_item');
      const [viewed] = await readEvents(page, 'view_item');
      expect(followed).toMatchObject({ ecommerce: { item_list_id: expect.stringMatching(/^picture-/) } });
      expect(itemsOf(followed)[0]?.item_id).toBe(itemsOf(viewed)[0]?.item_id);
    }
    await context.close();
  });
});

const itemsOf = (event: Readonly<Record<string, unknown>> | undefined): readonly Readonly<Record<string, unknown>>[] =>
  Reflect.get(Object(event?.ecommerce), 'items') ?? [];
