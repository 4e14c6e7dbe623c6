import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packagePaths } from '#backend/process/package-root.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { type StartEngine, useBackend } from './engine.ts';

const results = z.object({
  query: z.string(),
  didYouMean: z.string().optional(),
  counts: z.object({ All: z.number(), Product: z.number(), Project: z.number(), Blog: z.number() }),
  total: z.number(),
  pages: z.number(),
  items: z.array(
    z.union([
      z.object({ type: z.literal('Product'), product: z.object({ id: z.string(), name: z.string() }) }),
      z.object({ type: z.literal('Project'), project: z.object({ id: z.string(), title: z.string() }) }),
      z.object({ type: z.literal('Blog'), blog: z.object({ id: z.string(), title: z.string() }) }),
    ]),
  ),
});

const suggestions = z.object({
  groups: z.array(
    z.object({
      type: z.string(),
      total: z.number(),
      items: z.array(
        z.object({ label: z.string(), route: z.object({ key: z.string(), params: z.record(z.string(), z.string()) }) }),
      ),
    }),
  ),
});

/** Describes the search of the acoustic shop, for all spellings. */
export function describeSearch(engine: string, start: StartEngine): void {
  describe(`search on ${engine}`, () => {
    const backend = useBackend(start, { seed: demoSeed, pictures: packagePaths.pictures });
    const ask = async (locale: string, q: string, more = '') =>
      results.parse(await backend().read(`/search?q=${encodeURIComponent(q)}${more}`, { shop: 'acoustic', locale }));
    const suggest = async (locale: string, q: string, more = '') =>
      suggestions.parse(
        await backend().read(`/search/suggestions?q=${encodeURIComponent(q)}${more}`, { shop: 'acoustic', locale }),
      ).groups;
    const products = async (locale: string, q: string) =>
      (await ask(locale, q, '&type=Product')).items.map((item) =>
        item.type === 'Product' ? item.product.id : item.type,
      );

    it.each([
      // As it is written.
      ['nl-NL', 'wandpaneel', 'fjord-wall-panel'],
      ['fr-FR', 'panneau mural', 'fjord-wall-panel'],
      ['de-AT', 'Wandpaneel', 'fjord-wall-panel'],
      ['en-GB', 'wall panel', 'fjord-wall-panel'],
      // In another form.
      ['nl-BE', 'wandpanelen', 'fjord-wall-panel'],
      ['fr-BE', 'panneaux muraux', 'fjord-wall-panel'],
      ['de-DE', 'Deckensegeln', 'nube-ceiling-raft'],
      ['en-GB', 'curtains', 'drape-acoustic-curtain'],
      // Without accents, in capitals, and with accents in two characters.
      ['fr-BE', 'ILOT DE PLAFOND', 'nube-ceiling-raft'],
      ['de-DE', 'filzkacheln', 'hexa-felt-tiles'],
      ['fr-FR', 'e\u0301cran de bureau', 'bureau-desk-screen'],
      // Mistyped.
      ['nl-NL', 'akoestisch panneel', 'fjord-wall-panel'],
      ['nl-NL', 'plafnodeiland', 'nube-ceiling-raft'],
      ['fr-BE', 'absobeur', 'canvas-print-panel'],
      ['fr-FR', 'rideau accoustique', 'drape-acoustic-curtain'],
      ['de-DE', 'Schalabsorber', 'canvas-print-panel'],
      ['de-AT', 'Akustikvorhnag', 'drape-acoustic-curtain'],
      ['en-GB', 'pannel', 'fjord-wall-panel'],
      ['en-GB', 'ceilng raft', 'nube-ceiling-raft'],
      // A part of a compound, and a compound of parts.
      ['nl-NL', 'paneel', 'fjord-wall-panel'],
      ['de-DE', 'Segel', 'nube-ceiling-raft'],
      ['de-DE', 'Akustikpanel', 'fjord-wall-panel'],
      // By the beginning of a word, by the brand, by a colour and a material.
      ['nl-NL', 'plafon', 'nube-ceiling-raft'],
      ['en-GB', 'feltwerk', 'fjord-wall-panel'],
      ['nl-NL', 'saliegroen vilt', 'fjord-wall-panel'],
      // By the number of an article, however it is typed.
      ['nl-NL', 'LIN-1200-MOSS', 'linea-baffle'],
      ['de-DE', 'lin 1200 moss', 'linea-baffle'],
      ['en-GB', 'LIN12', 'linea-baffle'],
    ])('%s: %s finds %s', async (locale, typed, id) => {
      expect(await products(locale, typed)).toContain(id);
    });

    it.each([
      ['nl-NL', 'akoestisch panneel', 'akoestisch paneel'],
      ['fr-BE', 'absobeur', 'absorbeur'],
      ['de-DE', 'Schalldämung', 'schalldämmung'],
      ['en-GB', 'wall pannel', 'wall panel'],
      ['en-GB', 'vetl foam', undefined],
      ['en-GB', 'wall panel', undefined],
      ['nl-NL', 'wandpanelen', undefined],
    ])('%s: for %s it proposes %s', async (locale, typed, spelling) => {
      expect((await ask(locale, typed)).didYouMean).toBe(spelling);
    });

    it('lists entries with the word in their name before those that mention it', async () => {
      expect((await products('en-GB', 'curtain')).slice(0, 1)).toEqual(['drape-acoustic-curtain']);
      expect((await products('en-GB', 'linea baffle')).slice(0, 1)).toEqual(['linea-baffle']);
    });

    it('counts every type whichever is listed, and mixes them when all are', async () => {
      const all = await ask('en-GB', 'felt', '&pageSize=100');
      expect(all.counts.All).toBe(all.counts.Product + all.counts.Project + all.counts.Blog);
      const { All: _, ...counts } = all.counts;
      for (const [kind, count] of Object.entries(counts)) {
        expect(all.items.filter(({ type }) => type === kind)).toHaveLength(count);
      }
      expect(counts.Product).toBeGreaterThan(0);
      // Types alternate: the first blog precedes the last product.
      expect(all.items.slice(0, 4).map(({ type }) => type)).toContain('Blog');
      const blogs = await ask('en-GB', 'felt', '&type=Blog');
      expect(blogs.counts).toEqual(all.counts);
      expect(blogs.items.map(({ type }) => type)).toEqual(Array.from({ length: all.counts.Blog }, () => 'Blog'));
      expect(blogs.total).toBe(all.counts.Blog);
    });

    it('searches only among the types that are asked for', async () => {
      const { counts, items } = await ask('en-GB', 'felt', '&among=Blog&among=Project');
      expect(counts).toMatchObject({ Product: 0, All: counts.Blog + counts.Project });
      expect(items.every(({ type }) => type !== 'Product')).toBe(true);
      expect(await ask('en-GB', 'felt', '&type=Product&among=Blog')).toMatchObject({ total: 0, items: [] });
    });

    it('pages through the results without losing or repeating one', async () => {
      const whole = await ask('en-GB', 'felt', '&pageSize=100');
      const parts = [];
      for (let page = 1; page <= 40 && parts.length < whole.total; page++) {
        const part = await ask('en-GB', 'felt', `&pageSize=3&page=${page}`);
        expect(part.pages).toBe(Math.ceil(whole.total / 3));
        parts.push(...part.items);
      }
      expect(parts).toEqual(whole.items);
      expect(whole.items).toHaveLength(whole.total);
    });

    it('finds entries with most of the words when none has all', async () => {
      expect(await products('en-GB', 'curtain pyramids')).toEqual(
        expect.arrayContaining(['drape-acoustic-curtain', 'pyra-foam-panel']),
      );
      expect(await products('en-GB', 'felt xylophonist')).toEqual(await products('en-GB', 'felt'));
    });

    it.each([
      '🔇',
      '%',
      '_',
      "'",
      '"',
      '\\',
      '&|!:*()',
      '....',
      '— – ‘ ’',
      'xylophonist',
      '<script>',
      'null',
      'ﷺ',
      'the',
    ])('finds nothing by %s, and says so calmly', async (typed) => {
      expect(await ask('en-GB', typed)).toMatchObject({ counts: { All: 0 }, items: [], total: 0, pages: 0 });
    });

    it.each([
      "'; drop table products; --",
      'felt & !panel | (wall:*)',
      `"felt panel" -wall`,
      'felt%',
      'x'.repeat(100),
      `${'felt '.repeat(19)}felt`,
    ])('takes %s for words', async (typed) => {
      const answer = await backend().ask(`/search?q=${encodeURIComponent(typed)}`, { shop: 'acoustic' });
      expect(answer.statusCode).toBe(200);
      expect((await ask('en-GB', 'felt')).total).toBeGreaterThan(0);
    });

    it('refuses what is empty, too long or holds control characters', async () => {
      for (const typed of ['', 'x'.repeat(101), 'felt\u0000', 'felt\n']) {
        const answer = await backend().ask(`/search?q=${encodeURIComponent(typed)}`, { shop: 'acoustic' });
        expect([typed.slice(0, 5), answer.statusCode]).toEqual([typed.slice(0, 5), 400]);
      }
    });

    it('suggests four of a type while a word is being typed', async () => {
      const groups = await suggest('en-GB', 'pan');
      expect(groups.map(({ type }) => type)[0]).toBe('Product');
      for (const { items, total } of groups) {
        expect(items.length).toBe(Math.min(4, total));
      }
      expect(groups[0]?.items[0]).toMatchObject({
        label: 'Fjord wall panel',
        route: { key: 'productDetail', params: { slug: 'fjord-wall-panel' } },
      });
      expect((await suggest('nl-NL', 'akoestisch panneel'))[0]?.items[0]?.label).toBe('Fjord wandpaneel');
      expect(
        (await suggest('en-GB', 'felt', '&limit=2&among=Blog')).map(({ type, items }) => [type, items.length]),
      ).toEqual([['Blog', 2]]);
    });

    it('finds a thing by its new name at once, and by its old one no more', async () => {
      const { pool } = backend().backend.database;
      const name = (value: string) =>
        pool.query(
          `update product_texts set name = $1 where shop_id = 'acoustic' and product_id = 'linea-baffle' and locale = 'en-GB'`,
          [value],
        );
      await name('Zeppelin baffle');
      expect((await products('en-GB', 'zeppelin')).slice(0, 1)).toEqual(['linea-baffle']);
      expect(await products('en-GB', 'zepelin')).toEqual(['linea-baffle']);
      await name('Linea baffle');
      expect(await products('en-GB', 'zeppelin')).toEqual([]);
      expect((await products('en-GB', 'linea')).slice(0, 1)).toEqual(['linea-baffle']);
    });

    it('no longer finds deleted content', async () => {
      const { pool } = backend().backend.database;
      expect(await products('nl-NL', 'gordijn')).toContain('drape-acoustic-curtain');
      await pool.query(`delete from products where shop_id = 'acoustic' and id = 'drape-acoustic-curtain'`);
      expect(await products('nl-NL', 'gordijn')).not.toContain('drape-acoustic-curtain');
      expect(await backend().read('/catalogue/products?pageSize=100', { shop: 'acoustic' })).not.toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ id: 'drape-acoustic-curtain' })]),
      });
    });
  });
}
