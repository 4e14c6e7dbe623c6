import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type StartEngine, useSharedBackend } from './engine.ts';

const listing = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      fromPrice: z.object({ priceExcVat: z.number(), priceIncVat: z.number() }),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  facets: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      name: z.string(),
      values: z.array(z.object({ id: z.string(), label: z.string(), count: z.number(), selected: z.boolean() })),
    }),
  ),
  sorts: z.array(z.object({ id: z.string(), selected: z.boolean() })),
});

/** Describes the catalogue: products, prices, counts and addresses. */
export function describeCatalogue(engine: string, start: StartEngine): void {
  describe(`catalogue on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const list = async (query: string, locale = 'en-GB') =>
      listing.parse(await backend().read(`/catalogue/products${query}`, { locale }));
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    const counts = async (query: string, facet: string) =>
      Object.fromEntries(
        (await list(query)).facets.find(({ id }) => id === facet)?.values.map(({ id, count }) => [id, count]) ?? [],
      );

    it('ignores unknown parameters, which a newer client may send', async () => {
      expect(await ids('?sort=NAME&utm_source=letter')).toEqual(await ids('?sort=NAME'));
    });

    it.each([
      ['RECOMMENDED', ['panel', 'raft', 'print']],
      ['PRICE_ASC', ['print', 'panel', 'raft']],
      ['PRICE_DESC', ['raft', 'panel', 'print']],
      // “Élan raft” is sorted under E.
      ['NAME', ['raft', 'panel', 'print']],
      // A product that was not measured comes last.
      ['NRC', ['raft', 'panel', 'print']],
    ])('orders by %s', async (sort, expected) => {
      expect(await ids(`?sort=${sort}`)).toEqual(expected);
      expect((await list(`?sort=${sort}`)).sorts.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([
        sort,
      ]);
    });

    it('pages through the listing without losing or repeating a product', async () => {
      expect([...(await ids('?pageSize=2')), ...(await ids('?pageSize=2&page=2'))]).toEqual(['panel', 'raft', 'print']);
      expect(await list('?pageSize=2&page=7')).toMatchObject({ items: [], total: 3, page: 7, pages: 2 });
    });

    it('lists the products of a category and those below it, by any of its slugs', async () => {
      expect(await ids('?category=walls')).toEqual(['panel', 'print']);
      expect(await ids('?category=alte-waende')).toEqual(['panel', 'print']);
      expect(await ids('?category=frames-nl')).toEqual(['print']);
      expect((await backend().ask('/catalogue/products?category=nowhere')).statusCode).toBe(404);
    });

    it('widens within a facet, narrows between facets', async () => {
      expect(await ids('?facet=brand:feltwerk')).toEqual(['panel', 'print']);
      expect(await ids('?facet=brand:feltwerk&facet=brand:cloudline')).toEqual(['panel', 'raft', 'print']);
      expect(await ids('?facet=brand:feltwerk&facet=soundClass:A')).toEqual([]);
      expect(await ids('?facet=color:moss')).toEqual(['panel']);
      expect(await ids('?facet=brand:unheard-of')).toEqual([]);
    });

    it('shows a product in the colour that was chosen, and leads to its variant', async () => {
      const card = async (query: string) =>
        z
          .object({
            items: z.array(z.object({ image: z.object({ alt: z.string() }), variantSlug: z.string().optional() })),
          })
          .parse(await backend().read(`/catalogue/products${query}`)).items[0];
      const plain = await card('?category=walls');
      expect(plain?.variantSlug).toBeUndefined();
      const clay = await card('?facet=color:clay');
      expect(clay?.variantSlug).toMatch(/clay/);
      expect(clay?.image.alt).not.toBe(plain?.image.alt);
      // The product's images show its first colour.
      expect(await card('?facet=color:moss')).toEqual({
        image: plain?.image,
        variantSlug: expect.stringMatching(/moss/),
      });
    });

    it('counts what choosing a value would leave or add', async () => {
      expect(await counts('', 'brand')).toEqual({ feltwerk: 2, cloudline: 1 });
      // Choosing a brand does not change the counts of brands, but all others.
      expect(await counts('?facet=brand:cloudline', 'brand')).toEqual({ feltwerk: 2, cloudline: 1 });
      expect(await counts('?facet=brand:cloudline', 'soundClass')).toEqual({ A: 1, C: 0 });
      expect(await counts('?facet=soundClass:C', 'category')).toEqual({ walls: 1, frames: 0, ceilings: 0 });
    });

    it('reflects changed facets, order, prices and deleted products', async () => {
      const { pool } = backend().backend.database;
      const change = (statement: string) => pool.query(statement);
      await change(`update product_facets set value_id = 'cloudline', label = (
        select label from product_facets where product_id = 'raft' and facet_id = 'brand' and shop_id = 'quiet')
        where shop_id = 'quiet' and product_id = 'print' and facet_id = 'brand'`);
      expect(await counts('', 'brand')).toEqual({ feltwerk: 1, cloudline: 2 });
      expect(await ids('?facet=brand:cloudline')).toEqual(['raft', 'print']);
      await change(`update product_facets set value_id = 'feltwerk', label = (
        select label from product_facets where product_id = 'panel' and facet_id = 'brand' and shop_id = 'quiet')
        where shop_id = 'quiet' and product_id = 'print' and facet_id = 'brand'`);
      expect(await counts('', 'brand')).toEqual({ feltwerk: 2, cloudline: 1 });

      await change(`update products set position = -1 where shop_id = 'quiet' and id = 'print'`);
      expect(await ids('')).toEqual(['print', 'panel', 'raft']);
      await change(`update products set position = 2 where shop_id = 'quiet' and id = 'print'`);
      expect(await ids('')).toEqual(['panel', 'raft', 'print']);

      const price = (cents: number) =>
        change(`update variant_prices set price_exc_vat = ${cents}
          where shop_id = 'quiet' and variant_id = 'raft' and currency = 'GBP'`);
      await price(1);
      expect(await ids('?sort=PRICE_ASC')).toEqual(['raft', 'print', 'panel']);
      await price(22_000);
      expect(await ids('?sort=PRICE_ASC')).toEqual(['print', 'panel', 'raft']);
    });

    it('counts what is committed, at once and nothing else, with choices too', async () => {
      const { pool } = backend().backend.database;
      const moveTo = (brand: string) => `update product_facets f set value_id = v.value_id, label = v.label
        from facet_values v
        where f.shop_id = 'quiet' and f.product_id = 'print' and f.facet_id = 'brand'
          and v.shop_id = f.shop_id and v.facet_id = f.facet_id and v.value_id = '${brand}'`;
      const found = async () => ({
        brands: await counts('?category=walls', 'brand'),
        colors: await counts('?facet=brand:feltwerk', 'category'),
        ids: await ids('?facet=brand:cloudline'),
      });
      const before = { brands: {}, colors: { walls: 2, frames: 1, ceilings: 0 }, ids: ['raft'] };
      expect(await found()).toEqual(before);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(moveTo('cloudline'));
        await client.query('rollback');
      } finally {
        client.release();
      }
      expect(await found()).toEqual(before);
      await pool.query(moveTo('cloudline'));
      expect(await found()).toEqual({
        brands: { cloudline: 1, feltwerk: 1 },
        colors: { walls: 1, frames: 0, ceilings: 0 },
        ids: ['raft', 'print'],
      });
      await pool.query(moveTo('feltwerk'));
      expect(await found()).toEqual(before);
    });

    it('names facets and values in the language asked for, and leaves out what narrows nothing', async () => {
      const { facets } = await list('?category=walls', 'de-AT');
      expect(facets.map(({ kind, id, name }) => [kind, id, name])).toEqual([['ATTRIBUTE', 'color', 'Farbe']]);
      expect(facets[0]?.values.map(({ label }) => label)).toEqual(['Clay de', 'Moss de']);
    });

    it.each([
      ['nl-NL', 10878, 8990],
      ['nl-BE', 10878, 8990],
      ['fr-FR', 10788, 8990],
      // 8990 × 1.19 = 10698.1
      ['de-DE', 10698, 8990],
      ['de-AT', 10788, 8990],
      ['en-GB', 9708, 8090],
    ])('shows the lowest price with the VAT and currency of %s', async (locale, priceIncVat, priceExcVat) => {
      const { items } = await list('', locale);
      expect(items.find(({ id }) => id === 'panel')?.fromPrice).toMatchObject({ priceIncVat, priceExcVat });
    });

    it.each([
      // 89.90 and 99.95 for 0.72 m², 250.00 for 2.7 m, and each of them with 21 %.
      ['panel', { unit: 'm2', priceIncVat: 15_108, priceExcVat: 12_486 }, { priceIncVat: 16_797, priceExcVat: 13_882 }],
      ['raft', { unit: 'm', priceIncVat: 11_204, priceExcVat: 9259 }, { priceIncVat: 11_204, priceExcVat: 9259 }],
      ['print', undefined, undefined],
    ])('says what a metre or square metre of %s costs, in lists by its cheapest variant', async (id, card, own) => {
      const answer = z
        .object({
          items: z.array(z.object({ id: z.string(), fromPrice: z.object({ unitPrice: z.unknown().optional() }) })),
        })
        .parse(await backend().read('/catalogue/products', { locale: 'nl-NL' }));
      expect(answer.items.find((item) => item.id === id)?.fromPrice.unitPrice).toEqual(card);
      const product = z
        .object({ unitPrice: z.unknown().optional() })
        .parse(await backend().read(`/Products/${id}`, { locale: 'nl-NL' }));
      expect(product.unitPrice).toEqual(own && { unit: card?.unit, ...own });
    });

    it('divides the price of the variant that is shown', async () => {
      expect(await backend().read('/Products/panel/clay-nl', { locale: 'nl-NL' })).toMatchObject({
        unitPrice: { unit: 'm2', priceIncVat: 15_108, priceExcVat: 12_486 },
      });
    });

    it.each([
      [1, 9995, 9995],
      [9, 9995, 89955],
      // 5 % off 99.95 is 94.9525, rounded to 94.95.
      [10, 9495, 94950],
      [24, 9495, 227880],
      // 12.5 % off is 87.45625.
      [25, 8746, 218650],
      [10000, 8746, 87460000],
    ])('prices %i pieces by the tier that holds them', async (quantity, priceExcVat, totalExcVat) => {
      const answer = await backend().read('/Products/panel/quantity', {
        method: 'PUT',
        locale: 'nl-NL',
        body: { quantity },
      });
      expect(answer).toMatchObject({
        currency: 'EUR',
        vatPercentage: 21,
        quantity: { current: quantity },
        priceExcVat,
        totalExcVat,
        totalIncVat: Math.round(totalExcVat * 1.21),
        volumeDiscount: [
          { minQuantity: 10, maxQuantity: 24, priceExcludingVat: 9495, priceIncludingVat: 11489 },
          { minQuantity: 25, priceExcludingVat: 8746, priceIncludingVat: 10583 },
        ],
      });
    });

    it.each([
      ['nothing', undefined],
      ['a quantity of zero', { quantity: 0 }],
      ['half a piece', { quantity: 1.5 }],
      ['a number in quotes', { quantity: '12' }],
      ['a price of its own', { quantity: 1, priceExcVat: 1 }],
      ['a list', [1]],
    ])('refuses %s as a quantity', async (_, body) => {
      const answer = await backend().ask('/Products/panel/quantity', {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it('shows a changed price at once', async () => {
      const { pool } = backend().backend.database;
      const change = (cents: number) =>
        pool.query(
          `update variant_prices set price_exc_vat = $1 where shop_id = 'quiet' and variant_id = 'raft' and currency = 'GBP'`,
          [cents],
        );
      await change(10_000);
      expect(await backend().read('/Products/raft')).toMatchObject({
        pricing: { priceExcVat: 10_000, priceIncVat: 12_000 },
      });
      await change(22_000);
      expect(await backend().read('/Products/raft')).toMatchObject({ pricing: { priceExcVat: 22_000 } });
    });

    it.each(['panel', 'panel-nl', 'panel-de', 'oud-paneel', 'old-panel'])(
      'finds the panel as %s and says where it is now',
      async (name) => {
        expect(await backend().read(`/Products/${name}`, { locale: 'fr-BE' })).toMatchObject({
          id: 'panel',
          slug: 'panel-fr',
          slugs: {
            'nl-NL': 'panel-nl',
            'nl-BE': 'panel-nl',
            'fr-BE': 'panel-fr',
            'de-AT': 'panel-de',
            'en-GB': 'panel-en',
          },
        });
      },
    );

    it('shows a product in the variant asked for', async () => {
      expect(await backend().read('/Products/panel', { locale: 'nl-NL' })).toMatchObject({
        sku: 'PA-MOSS',
        pricing: { priceExcVat: 9995 },
      });
      expect(await backend().read('/Products/panel/clay-nl', { locale: 'nl-NL' })).toMatchObject({
        variantId: 'panel-clay',
        sku: 'PA-CLAY',
        pricing: { priceExcVat: 8990 },
        images: [{ alt: 'Picture raft nl' }, { alt: 'Picture close-up nl' }, { alt: 'Picture panel nl' }],
      });
      const unknown = await backend().ask('/Products/panel/no-such');
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('names the sample of a material, at its price where the visitor is, while it can be had', async () => {
      const sample = {
        productId: 'raft',
        variantId: 'raft',
        name: 'Élan raft de',
        slug: 'raft-de',
        currency: 'EUR',
        priceIncVat: 29_750,
        priceExcVat: 25_000,
      };
      expect(await backend().read('/Products/panel', { locale: 'de-DE' })).toHaveProperty('sample', sample);
      expect(await backend().read('/Products/raft')).not.toHaveProperty('sample');

      const { pool } = backend().backend.database;
      const runOut = [
        [
          `update variants set in_stock = false where sku = 'RA-1'`,
          `update variants set in_stock = true where sku = 'RA-1'`,
        ],
        [`insert into stock values ('quiet', 'raft', 0)`, `delete from stock where variant_id = 'raft'`],
      ] as const;
      for (const [happens, undo] of runOut) {
        await pool.query(happens);
        expect(await backend().read('/Products/panel', { locale: 'de-DE' })).not.toHaveProperty('sample');
        await pool.query(undo);
      }
      expect(await backend().read('/Products/panel', { locale: 'de-DE' })).toHaveProperty('sample', sample);
    });

    it("takes a locale's own text before that of its language", async () => {
      expect(await backend().read('/Products/raft', { locale: 'nl-BE' })).toMatchObject({ name: 'Élan wolk nl-BE' });
      expect(await backend().read('/Products/raft', { locale: 'nl-NL' })).toMatchObject({ name: 'Élan raft nl' });
    });

    it('leads from menus, with pictures of categories, and from blocks to the slugs of the language', async () => {
      expect(await backend().read('/menus', { locale: 'de-DE' })).toMatchObject({
        header: [
          {
            kind: 'Link',
            label: 'Products de',
            route: { key: 'productOverview' },
            children: [
              {
                route: { key: 'categoryDetail', params: { slug: 'walls-de' } },
                image: { folder: expect.any(String), alt: expect.stringMatching(/ de$/) },
              },
            ],
          },
        ],
        footer: [
          {
            kind: 'Text',
            label: 'Reading de',
            children: [{ route: { key: 'blogDetail', params: { slug: 'first-de' } } }],
          },
        ],
        service: [{ kind: 'Link' }, { kind: 'Link' }, { kind: 'Link' }],
        legal: [{ route: { key: 'contentPage', params: { slug: 'about-de' } } }],
      });
    });

    it('leads from a block to the address of the language outside the shop', async () => {
      for (const [locale, url] of [
        ['de-DE', 'mailto:moin@quiet.example'],
        ['en-GB', 'mailto:hello@quiet.example'],
      ] as const) {
        expect(await backend().read('/pages/home', { locale })).toMatchObject({
          blocks: expect.arrayContaining([expect.objectContaining({ link: expect.objectContaining({ url }) })]),
        });
      }
    });

    it('names the company behind a shop, and none of its internal details', async () => {
      expect(await backend().read('/seller')).toEqual({
        companyName: 'Quiet Rooms B.V.',
        phone: '+31 30 555 0100',
        email: 'hello@quiet.example',
        vatNumber: 'NL812345678B01',
        registerName: 'KVK',
        registerNumber: '08211001',
        address: { street: 'Stillestraat', houseNumber: '1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL' },
        openingHours: [
          { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:30' },
          { firstDay: 6, lastDay: 6, opens: '10:00', closes: '13:00' },
        ],
      });
      expect((await backend().ask('/seller', { shop: 'loud' })).statusCode).toBe(404);
    });

    it('puts the newest blog first', async () => {
      expect(await backend().read('/blogs')).toMatchObject({
        items: [{ id: 'second' }, { id: 'first' }],
        total: 2,
        pages: 1,
      });
      expect(await backend().read('/blogs/first-nl')).toMatchObject({
        slug: 'first-en',
        related: [{ id: 'second' }],
        products: [{ id: 'panel' }],
      });
    });

    it.each([
      ['a shop that does not exist', { shop: 'nobody' }, 'SHOP_UNKNOWN'],
      ['a shop id that cannot be', { shop: 'No Shop' }, 'VALIDATION_FAILED'],
      ['a locale the shop does not offer', { shop: 'loud', locale: 'fr-BE' }, 'LOCALE_UNKNOWN'],
      ['a list of languages', { locale: 'nl-NL,en;q=0.5' }, 'VALIDATION_FAILED'],
    ])('refuses %s', async (_, asked, code) => {
      const answer = await backend().ask('/menus', asked);
      expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    });

    it('reports everything that is wrong with a query, and where', async () => {
      const answer = await backend().ask('/catalogue/products?page=zero&sort=CHEAP');
      expect(
        answer
          .json()
          .errors.map(({ pointer, rule }: { pointer: string; rule: string }) => `${pointer} ${rule}`)
          .sort(),
      ).toEqual(['/page type', '/sort enum']);
    });

    it('says which methods an address has', async () => {
      const answer = await backend().ask('/menus', { method: 'DELETE' });
      expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([405, 'GET', 'METHOD_NOT_ALLOWED']);
    });

    it.each(['/Products/%zz', '/no/such/thing', '/products/panel', `/Products/${'x'.repeat(3000)}`])(
      'answers %s with a problem',
      async (url) => {
        const answer = await backend().ask(url);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.headers['content-type']).toContain('application/problem+json');
      },
    );
  });
}
