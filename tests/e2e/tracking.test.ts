import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage, untilHydrated, type WatchedPage } from '#tests/support/browser.ts';
import { readEvents, recordEvents } from '#tests/support/data-layer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const port = Number(new URL(inject('storefrontUrl')).port);
const shop = `http://nl-nl.localhost:${port}`;

type Recorded = Awaited<ReturnType<typeof recordEvents>>;

interface Visit extends WatchedPage {
  readonly events: Recorded;
  /** Waits until so many events are recorded, and returns the names of all. */
  readonly untilNames: (count: number) => Promise<readonly unknown[]>;
}

async function visit(): Promise<Visit> {
  const tab = await openPage(browser, { consent: 'agreed' });
  const events = await recordEvents(tab.page);
  const untilNames = async (count: number) => {
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(count);
    return events.map(({ event }) => event);
  };
  return { ...tab, events, untilNames };
}

/** Whether the page's application has been run. */
const hasApplication = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$')));

const getPayloads = (events: Recorded, name: string) =>
  events.filter(({ event }) => event === name).map(({ ecommerce }) => Object(ecommerce));

// ASVS 14.2.3

describe('a visit', () => {
  const pages = {
    '/': ['page_view', 'view_item_list'],
    '/producten?page=2&sort=price-asc': ['page_view', 'view_item_list'],
    '/product/fjord-wandpaneel': ['page_view', 'view_item', 'view_item_list'],
    '/zoeken?q=vilt': ['page_view', 'view_item_list'],
    '/bestaat-niet': ['page_view'],
  };

  it('is tracked the same, each event once and in order, whether its pages are left alone or used', async () => {
    const untouched = await visit();
    const touched = await visit();
    const shown: string[] = [];
    for (const [path, names] of Object.entries(pages)) {
      shown.push(...names);
      await untouched.page.goto(`${shop}${path}`);
      expect(await untouched.untilNames(shown.length)).toEqual(shown);
      expect(await hasApplication(untouched.page), path).toBe(false);
      await touched.page.goto(`${shop}${path}`);
      await untilHydrated(touched.page);
      await touched.untilNames(shown.length);
    }
    expect(touched.events).toEqual(untouched.events);
    expect([...untouched.complaints, ...touched.complaints].filter((complaint) => !complaint.includes('404'))).toEqual(
      [],
    );
    await untouched.context.close();
    await touched.context.close();
  });

  it('is tracked the same when it goes on in documents of their own and in the application', async () => {
    const steps = async ({ page, untilNames, events }: Visit) => {
      await page.goto(`${shop}/producten`);
      await untilNames(2);
      return async (): Promise<Recorded> => {
        await page.getByRole('link', { name: 'Volgende' }).click();
        await untilNames(4);
        await page.locator('main article a').nth(2).click();
        expect(await untilNames(8)).toEqual([
          ...['page_view', 'view_item_list'],
          ...['page_view', 'view_item_list', 'select_item'],
          ...['page_view', 'view_item', 'view_item_list'],
        ]);
        await page.locator('main [data-item]').first().click();
        await untilNames(11);
        return events;
      };
    };
    const plain = await visit();
    const goOnPlain = await steps(plain);
    const alone = await goOnPlain();
    expect(await hasApplication(plain.page)).toBe(false);

    const used = await visit();
    const goOnUsed = await steps(used);
    await untilHydrated(used.page);
    const inApplication = await goOnUsed();
    expect(await hasApplication(used.page)).toBe(true);
    expect(inApplication).toEqual(alone);

    const [list] = getPayloads(alone, 'view_item_list').slice(1);
    expect(list).toMatchObject({ item_list_id: 'products', item_list_name: 'Producten', currency: 'EUR' });
    expect(list.items[0]).toMatchObject({ item_list_id: 'products', index: 16, quantity: 1 });
    const [selected, related] = getPayloads(alone, 'select_item');
    expect(selected.items).toEqual([list.items[2]]);
    expect(related.item_list_id).toBe('related');
    const [viewed] = getPayloads(alone, 'view_item');
    const { item_id: id, item_name: name, price } = list.items[2];
    // Without VAT, as GA4 wants it.
    expect(viewed.items[0]).toMatchObject({ item_id: id, item_name: name, quantity: 1 });
    expect(viewed).toMatchObject({ currency: 'EUR', value: price });
    await plain.context.close();
    await used.context.close();
  });

  it('is tracked from its first page on when a visitor agrees later, without the token of a mail', async () => {
    const { page, context } = await openPage(browser, { consent: 'unasked' });
    await context.route(/^https:\/\/[^/]+\.example\//, (route) => route.fulfill({ status: 204 }));
    const events = await recordEvents(page);
    await page.goto(`${shop}/producten?token=secret`);
    await page.locator('dialog').waitFor();
    await untilHydrated(page);
    await page.locator('dialog').getByRole('button').first().waitFor();
    expect(events).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Volgende' }).click();
    await page.waitForURL('**/producten?page=2*');
    await page.getByRole('button', { name: 'Cookie', exact: false }).first().click();
    await page.locator('dialog').getByRole('button', { name: 'Alles toestaan' }).click();
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(4);
    expect(events.map(({ event, page_location }) => [event, page_location])).toEqual([
      ['page_view', `${shop}/producten`],
      ['view_item_list', undefined],
      ['page_view', `${shop}/producten?page=2`],
      ['view_item_list', undefined],
    ]);
    await context.close();
  });
});

describe('a page view', () => {
  it('is tracked once for each route change, with the final title and address', async () => {
    const { page, context, complaints, events } = await visit();
    const pageViews = () =>
      events.flatMap(({ event, page_title, page_location }) =>
        event === 'page_view' ? [[page_title, page_location]] : [],
      );
    const untilPageViews = (count: number) => expect.poll(() => pageViews().length).toBe(count);
    await page.goto(`${shop}/producten`);
    await untilHydrated(page);
    await untilPageViews(1);

    await page.getByRole('link', { name: 'Volgende' }).click();
    await untilPageViews(2);
    // Neither another choice of VAT nor a place on the page is another page.
    await page.locator('header').getByRole('button', { name: 'excl. btw', exact: true }).click();
    await page.evaluate(() => {
      window.location.hash = '#main';
    });
    await page.locator('main article a').first().click();
    await page.waitForURL('**/product/**');
    await untilPageViews(3);
    const title = await page.title();
    const address = page.url();

    await page.goBack();
    await page.waitForURL('**/producten?page=2*');
    await untilPageViews(4);
    const [first, second, third, fourth, ...more] = pageViews();
    expect(first).toEqual(['Alle producten – Acoustic Shop', `${shop}/producten`]);
    expect(second).toEqual(['Alle producten – Pagina 2 – Acoustic Shop', `${shop}/producten?page=2`]);
    expect(third).toEqual([title, address]);
    expect(title).not.toContain('Alle producten');
    expect(fourth?.[0]).toBe(second?.[0]);
    expect(more).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('products', () => {
  it('are tracked in their category, and in later pages of a search', async () => {
    const { page, context, events, untilNames } = await visit();
    await page.goto(`${shop}/producten/wandpanelen`);
    await untilNames(2);
    await page.goto(`${shop}/zoeken?q=paneel&page=2`);
    await untilNames(4);
    await page.locator('main a[href^="/product/"]').first().click();
    await untilNames(6);
    const [category, found] = getPayloads(events, 'view_item_list');
    expect(category.item_list_id).toMatch(/^category-/);
    expect(found.item_list_id).toBe('search');
    expect(found.items[0].index).toBe(20);
    expect(getPayloads(events, 'select_item')[0].items).toEqual([found.items[0]]);
    await context.close();
  });

  it('are tracked in an image, followed by its list or by a mark', async () => {
    for (const way of ['main li ol a', 'main svg a']) {
      const { page, context, events } = await visit();
      await page.goto(`${shop}/inspiratie`);
      await expect.poll(async () => (await readEvents(page, 'view_item_list')).length).toBeGreaterThan(0);
      await page.locator(way).first().click();
      await expect.poll(() => getPayloads(events, 'view_item').length).toBe(1);
      const [followed, ...more] = getPayloads(events, 'select_item');
      const [viewed] = getPayloads(events, 'view_item');
      expect(more).toEqual([]);
      expect(followed.item_list_id).toMatch(/^picture-/);
      expect(followed.items[0].item_id).toBe(viewed.items[0].item_id);
      await context.close();
    }
  });
});
