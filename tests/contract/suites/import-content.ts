import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportShop } from '#backend/content/export/export-shop.ts';
import { importPrices } from '#backend/content/import/import-prices.ts';
import { importShop } from '#backend/content/import/import-shop.ts';
import { createLocalOriginals } from '#backend/images/local-originals.ts';
import type { SeedProduct, SeedShop } from '#backend/seed/seed-data.ts';
import type { TestBackend } from '#tests/support/backend.ts';
import { smallImages, smallSeed } from '#tests/support/small-seed.ts';
import { picture, slugs, text } from '#tests/support/small-texts.ts';
import { type StartEngine, useBackend } from './engine.ts';

const listing = z.object({ total: z.number(), items: z.array(z.object({ id: z.string() })) });
const product = z.object({ images: z.array(z.object({ folder: z.string() })) });

/** Describes that an imported shop equals its files, and that its history is kept. */
export function describeImport(engine: string, start: StartEngine): void {
  describe(`importing a shop into ${engine}`, () => {
    const backend = useBackend(start);
    let folder: string;
    let shop: SeedShop;
    let imported: string;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'shopgen-import-'));
      imported = path.join(backend().dataDir, 'files/images');
      shop = await exportShop(database(backend()).db, 'quiet');
    });
    afterAll(() => rm(folder, { recursive: true }));

    const originals = async () => ({ shipped: await smallImages(), imported: createLocalOriginals(imported) });
    const take = async (wanted: SeedShop, isPlan = false) =>
      await importShop(database(backend()).db, wanted, { folder, originals: await originals(), isPlan });
    beforeEach(async () => {
      await take(shop);
    });
    const listed = async (query = '') =>
      listing.parse(await backend().read(`/catalogue/products?pageSize=100${query}`)).items.map(({ id }) => id);
    const rows = async (query: string) => (await database(backend()).pool.query(query)).rows;
    /** Tags of purges since. */
    const noted = async (work: () => Promise<unknown>) => {
      const [last] = await rows('select coalesce(max(id), 0) as id from content_changes');
      await work();
      return await rows(`select distinct kind, owner_id from content_changes where id > ${last.id} order by 1, 2`);
    };

    it('changes nothing by what was exported', async () => {
      expect(
        await noted(async () => {
          expect(await take(shop)).toEqual({ changes: { added: [], changed: [], removed: [] }, diagnostics: [] });
        }),
      ).toEqual([]);
    });

    it('shows what it would do, and does nothing with a plan', async () => {
      const wanted = withProducts(shop, ({ key, ...rest }) =>
        key === 'print' ? undefined : { key, ...rest, ...(key === 'raft' && { brand: 'Cloudwerk' }) },
      );
      const changes = {
        added: [],
        changed: ['products/panel.yaml', 'products/raft.yaml'],
        removed: ['products/print.yaml'],
      };
      expect((await take(wanted, true)).changes).toEqual(changes);
      expect(await listed()).toEqual(['panel', 'raft', 'print']);
      expect((await take(wanted)).changes).toEqual(changes);
      expect(await listed()).toEqual(['panel', 'raft']);
      expect(await backend().read('/Products/raft')).toMatchObject({ brand: 'Cloudwerk' });
      expect((await backend().ask('/Products/print')).statusCode).toBe(404);
      expect((await take(shop)).changes).toEqual({
        added: ['products/print.yaml'],
        changed: ['products/panel.yaml', 'products/raft.yaml'],
        removed: [],
      });
      expect(await listed()).toEqual(['panel', 'raft', 'print']);
    });

    it('purges what it touches and nothing else', async () => {
      const pages = shop.pages.map((page) => (page.id === 'about' ? { ...page, intro: text('Who we were') } : page));
      expect(await noted(() => take({ ...shop, pages }))).toEqual([{ kind: 'page', owner_id: 'about' }]);
    });

    it('names a new order, not every thing that moved', async () => {
      const [first, ...others] = shop.products;
      if (!first) throw new Error('The shop has no products.');
      const { changes } = await take({ ...shop, products: [...others, first] });
      expect(changes).toEqual({ added: [], changed: ['products/'], removed: [] });
      expect(await listed()).toEqual(['raft', 'print', 'panel']);
    });

    it('finds a thing under its earlier address, until another takes that', async () => {
      const renamed = withProducts(shop, (one) => (one.key === 'raft' ? { ...one, slugs: slugs('float') } : one));
      await take(renamed);
      expect(await backend().read('/Products/float-en')).toMatchObject({ id: 'raft' });
      expect(await backend().read('/Products/raft-en')).toMatchObject({ id: 'raft' });
      expect((await take(renamed)).changes.changed).toEqual([]);
      await take(withProducts(renamed, (one) => (one.key === 'print' ? { ...one, slugs: slugs('raft') } : one)));
      expect(await backend().read('/Products/raft-en')).toMatchObject({ id: 'print' });
      await take(shop);
      expect(await backend().read('/Products/raft-en')).toMatchObject({ id: 'raft' });
    });

    it('swaps article numbers', async () => {
      const swap: Readonly<Record<string, string>> = { 'RA-1': 'PR-1', 'PR-1': 'RA-1' };
      await take(
        withProducts(shop, (one) => {
          const [first, ...others] = one.variants;
          return { ...one, variants: [{ ...first, sku: swap[first.sku] ?? first.sku }, ...others] };
        }),
      );
      expect(
        await rows("select id, sku from variants where sku in ('RA-1', 'PR-1') and shop_id = 'quiet' order by 1"),
      ).toEqual([
        { id: 'print', sku: 'RA-1' },
        { id: 'raft', sku: 'PR-1' },
      ]);
    });

    it('moves a category out of one that goes', async () => {
      const categories = shop.categories
        .filter(({ key }) => key !== 'walls')
        .map(({ parent: _, ...category }) => category);
      const { changes } = await take(
        withProducts({ ...shop, categories }, (one) =>
          one.key === 'panel' ? { ...one, categories: ['frames'] } : one,
        ),
      );
      expect(changes.removed).toEqual(['categories/walls.yaml']);
      expect(await listed('&category=frames')).toEqual(['panel', 'print']);
      await take(shop);
      expect(await listed('&category=walls')).toEqual(['panel', 'print']);
    });

    it('keeps what was counted and what prices were', async () => {
      await database(backend()).db.execute(
        sql`insert into stock (shop_id, variant_id, available) values ('quiet', 'raft', 7)`,
      );
      const dearer = withProducts(shop, (one) => {
        const [first] = one.variants;
        return one.key === 'raft' ? { ...one, variants: [{ ...first, price: { EUR: 26_000, GBP: 22_000 } }] } : one;
      });
      await take(dearer);
      expect(await rows("select available from stock where shop_id = 'quiet' and variant_id = 'raft'")).toEqual([
        { available: 7 },
      ]);
      const history = `select price_exc_vat from price_history
        where shop_id = 'quiet' and variant_id = 'raft' and currency = 'EUR' order by since`;
      expect(await rows(history)).toEqual([{ price_exc_vat: 25_000 }, { price_exc_vat: 26_000 }]);
      await take(shop);
      expect(await rows(history)).toHaveLength(3);
      await database(backend()).db.execute(sql`delete from stock where shop_id = 'quiet'`);
    });

    it('adds a shop that is not there yet', async () => {
      const loud = smallSeed.shops.find(({ id }) => id === 'loud');
      if (!loud) throw new Error('There is no loud shop.');
      const { changes, diagnostics } = await take({ ...loud, id: 'louder' });
      expect({ changes, diagnostics }).toMatchObject({
        changes: {
          added: expect.arrayContaining(['products/drum.yaml']),
          changed: expect.arrayContaining(['shop.yaml']),
        },
        diagnostics: [],
      });
      expect(await backend().read('/Products/drum', { shop: 'louder' })).toMatchObject({ sku: 'DR-1' });
      expect(await backend().read('/search?q=drum', { shop: 'louder' })).toMatchObject({ counts: { Product: 2 } });
    });

    it('derives listings and search of many things at once', async () => {
      const raft = shop.products.find(({ key }) => key === 'raft');
      if (!raft) throw new Error('The shop has no raft.');
      const many = Array.from({ length: 150 }, (_, index): SeedProduct => {
        const { variants, oldSlugs: _old, ...rest } = raft;
        const key = `raft-${index}`;
        return { ...rest, key, slugs: slugs(key), variants: [{ ...variants[0], sku: `RB-${index}` }] };
      });
      const { changes } = await take({ ...shop, products: [...shop.products, ...many] });
      expect(changes.added).toHaveLength(150);
      expect(await backend().read('/catalogue/products')).toMatchObject({ total: 153 });
      expect(await backend().read('/search?q=raft')).toMatchObject({ counts: { Product: 151 } });
      expect((await take(shop)).changes.removed).toHaveLength(150);
      expect(await listed()).toEqual(['panel', 'raft', 'print']);
      expect(await backend().read('/search?q=raft')).toMatchObject({ counts: { Product: 1 } });
    });

    describe('with images', () => {
      const image = (name: string) => path.join(folder, 'images', `${name}.webp`);
      const paint = async (name: string, background: string) => {
        await mkdir(path.join(folder, 'images'), { recursive: true });
        await sharp({ create: { width: 800, height: 600, channels: 3, background } })
          .webp()
          .toFile(image(name));
      };
      const withImage = (name: string) =>
        withProducts(shop, (one) => (one.key === 'print' ? { ...one, images: [picture(name)] } : one));
      const shown = async () => {
        const [shownImage] = product.parse(await backend().read('/Products/print')).images;
        return (await backend().ask(`/Uploads/${shownImage?.folder}/640.webp`)).statusCode;
      };
      afterAll(() => rm(path.join(folder, 'images'), { recursive: true, force: true }));

      it('takes originals over, and a new one in the place of another', async () => {
        await paint('poster', '#224466');
        const { changes } = await take(withImage('poster'));
        expect(changes).toEqual({ added: ['images/poster.webp'], changed: ['products/print.yaml'], removed: [] });
        const before = await backend().read('/Products/print');
        expect(await shown()).toBe(200);
        await paint('poster', '#aa4466');
        expect((await take(withImage('poster'))).changes.changed).toEqual(['images/poster.webp']);
        expect(await backend().read('/Products/print')).not.toEqual(before);
        expect(await shown()).toBe(200);
      });

      it('says that one has not come yet', async () => {
        const { diagnostics } = await take(withImage('later'));
        expect(diagnostics).toMatchObject([
          { code: 'content.image', severity: 'warning', place: { file: 'images/later.webp' } },
        ]);
        expect(await shown()).toBe(404);
      });

      it('takes nothing over when one cannot be read or is another shop’s', async () => {
        await mkdir(path.join(folder, 'images'), { recursive: true });
        await writeFile(image('torn'), 'no image');
        await paint('raft', '#010203');
        const { diagnostics } = await take(withImage('torn'));
        expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`).sort()).toEqual([
          'error: Another image is called raft, which loud and louder shows',
          expect.stringMatching(/^error: The image torn cannot be read: /),
        ]);
        expect(await rows("select key from pictures where key = 'torn'")).toEqual([]);
        await rm(image('torn'));
        await rm(image('raft'));
        await take(shop);
      });
    });

    describe('from a list of prices', () => {
      const list = async (lines: readonly string[], isPlan = false) =>
        await importPrices(
          database(backend()).db,
          'quiet',
          { file: 'prices.csv', text: ['sku,currency,priceExcVat,stock', ...lines, ''].join('\r\n') },
          isPlan,
        );

      it('sets what a line says and leaves the rest', async () => {
        const lines = ['RA-1,EUR,24000,', 'PR-1,,,12', 'PA-MOSS,GBP,8995,3'];
        const changes = {
          prices: [{ sku: 'RA-1', currency: 'EUR', from: 25_000, to: 24_000 }],
          stock: [
            { sku: 'PA-MOSS', from: null, to: 3 },
            { sku: 'PR-1', from: null, to: 12 },
          ],
        };
        expect(await list(lines, true)).toEqual({ changes, diagnostics: [] });
        expect(await list(lines)).toEqual({ changes, diagnostics: [] });
        expect(await list(lines)).toEqual({ changes: { prices: [], stock: [] }, diagnostics: [] });
        expect(await backend().read('/Products/raft', { locale: 'nl-NL' })).toMatchObject({
          pricing: { priceExcVat: 24_000 },
        });
        expect(await backend().read('/Products/raft')).toMatchObject({ pricing: { priceExcVat: 22_000 } });
        expect(await listed('&sort=PRICE_ASC')).toEqual(['print', 'panel', 'raft']);
        await database(backend()).db.execute(sql`delete from stock where shop_id = 'quiet'`);
      });

      it('names every line that is wrong, and takes none over', async () => {
        const { diagnostics } = await list([
          'RA-1,EUR,100,',
          'RA-2,EUR,100,',
          'PR-1,CHF,100,',
          'PR-1,,100,',
          'PR-1,EUR,12.50,-1',
          'PR-1,EUR,100',
          'RA-1,EUR,200,',
        ]);
        expect(diagnostics.map(({ place, message }) => `${place?.line}:${place?.column} ${message}`)).toEqual([
          '3:1 No variant has the article number RA-2',
          '4:6 The shop has no prices in CHF',
          '5:6 The price is in no currency',
          '6:10 12.50 is no whole number of cents without VAT from 0 to 2147483647',
          '6:16 -1 is no whole number of units from 0 to 2147483647',
          '7:1 The line has 3 values, not 4',
          '8:10 Line 2 says the price of RA-1 in EUR already',
        ]);
        expect(await backend().read('/Products/raft', { locale: 'nl-NL' })).not.toMatchObject({
          pricing: { priceExcVat: 100 },
        });
      });

      it('needs the header, and a shop', async () => {
        const source = { file: 'prices.csv', text: 'sku;currency;price\nRA-1;EUR;100\n' };
        const { diagnostics } = await importPrices(database(backend()).db, 'quiet', source, false);
        expect(diagnostics).toMatchObject([
          { message: 'The first line is sku;currency;price', help: 'Write sku,currency,priceExcVat,stock' },
        ]);
        await expect(importPrices(database(backend()).db, 'quite', source, false)).rejects.toThrow(
          'There is no shop quite.',
        );
      });
    });
  });
}

const database = ({ backend }: TestBackend) => backend.database;

/** Returns a shop with each product changed or removed. */
function withProducts(shop: SeedShop, change: (one: SeedProduct) => SeedProduct | undefined): SeedShop {
  return { ...shop, products: shop.products.flatMap((one) => change(one) ?? []) };
}
