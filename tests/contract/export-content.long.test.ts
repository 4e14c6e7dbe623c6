import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportShop } from '#backend/content/export/export-shop.ts';
import { writeShopFolder } from '#backend/content/export/write-shop-folder.ts';
import { importShop } from '#backend/content/import/import-shop.ts';
import { loadContent } from '#backend/content/load-content.ts';
import { type Database, openDatabase } from '#backend/db/database.ts';
import { blogTexts } from '#backend/db/schema/content.ts';
import { products } from '#backend/db/schema/products.ts';
import { createLocalOriginals } from '#backend/images/local-originals.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { fillDatabase } from '#backend/seed/fill-database.ts';
import { scaleSeed } from '#backend/seed/scale-seed.ts';
import type { SeedData } from '#backend/seed/seed-data.ts';
import { copyEmptyTemplate, copyTemplate } from '#tests/support/data-template.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { smallImages, smallSeed } from '#tests/support/small-seed.ts';
import { choices, times } from '#tests/support/soak.ts';

const { migrations } = packagePaths;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-export-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a function with a prepared database in a temporary folder. */
async function withDatabase<Result>(
  name: string,
  prepare: (dataDir: string) => Promise<void>,
  work: (database: Database) => Promise<Result>,
) {
  const dataDir = path.join(folder, name);
  await prepare(dataDir);
  const database = await openDatabase({ dataDir, durable: false, migrations });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const columns = z.array(z.object({ table_name: z.string() }));

/** Returns all rows of a shop as text, by table. */
async function getRows(
  { pool }: Database,
  shops: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await pool.query(
    "select distinct table_name from information_schema.columns where column_name = 'shop_id'",
  );
  const tables = columns.parse(rows).map(({ table_name }) => table_name);
  const found: Record<string, string[]> = {};
  for (const table of tables.sort()) {
    // Price periods begin when the database is filled, and changes are only counted.
    if (['price_history', 'content_changes'].includes(table)) continue;
    const selected = await pool.query(
      `select (to_jsonb(t) - 'updated_at')::text as row from ${table} t where shop_id = any($1) order by 1`,
      [shops],
    );
    found[table] = z
      .array(z.object({ row: z.string() }))
      .parse(selected.rows)
      .map(({ row }) => row);
  }
  return found;
}

const getIds = ({ shops }: SeedData): string[] => shops.map(({ id }) => id);

describe.each([
  {
    name: 'the demo',
    seed: demoSeed,
    ids: choices(['acoustic'], getIds(demoSeed)),
    pictures: async () => packagePaths.pictures,
  },
  { name: 'shops with one of everything', seed: smallSeed, ids: getIds(smallSeed), pictures: smallImages },
])('$name', ({ name, seed, ids, pictures }) => {
  it('is exported as what makes the same rows again', async () => {
    const images = await pictures();
    const { exported, before } = await withDatabase(
      `${name}-1`,
      (dataDir) => copyTemplate(seed, images, dataDir),
      async (database) => {
        const shops = [];
        for (const id of ids) shops.push(await exportShop(database.db, id));
        const data: SeedData = { shops };
        return { exported: data, before: await getRows(database, ids) };
      },
    );
    const after = await withDatabase(`${name}-2`, copyEmptyTemplate, async (database) => {
      await fillDatabase(
        database,
        async () => exported,
        // Without originals: measuring hundreds of images takes longer than everything else.
        { shipped: path.join(folder, 'no-images') },
        () => undefined,
      );
      return await getRows(database, ids);
    });
    for (const [table, rows] of Object.entries(before)) expect({ table, rows: after[table] }).toEqual({ table, rows });
  });
});

describe('a large shop', () => {
  it('is the same again when its files are imported, where it came from and elsewhere', async () => {
    const seed = scaleSeed(smallSeed, times(12, 10_000));
    const target = path.join(folder, 'large');
    const images = path.join(folder, 'no-images');
    const originals = { shipped: images, imported: createLocalOriginals(path.join(folder, 'imported')) };
    const take = async ({ db }: Database) => {
      const { shop, diagnostics } = await loadContent(target, 'quiet');
      if (!shop) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
      const { changes } = await importShop(db, shop, { folder: target, originals, isPlan: false });
      return changes;
    };
    const before = await withDatabase('large-1', copyEmptyTemplate, async (database) => {
      const quiet = (): void => undefined;
      await fillDatabase(database, async () => seed, originals, quiet);
      await writeShopFolder(database.db, 'quiet', target, originals);
      expect(await take(database)).toEqual({ added: [], changed: [], removed: [] });
      return await getRows(database, ['quiet']);
    });
    const after = await withDatabase('large-2', copyEmptyTemplate, async (database) => {
      expect((await take(database)).added.filter((file) => file.startsWith('products/'))).toHaveLength(
        seed.shops[0]?.products.length ?? 0,
      );
      return await getRows(database, ['quiet']);
    });
    for (const [table, rows] of Object.entries(before)) expect({ table, rows: after[table] }).toEqual({ table, rows });
  });
});

describe('the folder of an export', () => {
  let images: string;
  let database: Database;
  beforeAll(async () => {
    images = await smallImages();
    const dataDir = path.join(folder, 'shared');
    await copyTemplate(smallSeed, images, dataDir);
    database = await openDatabase({ dataDir, durable: false, migrations });
  });
  afterAll(() => database.close());

  it('has files that are brought up to date, and keeps what is not of the shop', async () => {
    const { db } = database;
    const target = path.join(folder, 'quiet');
    const first = await writeShopFolder(db, 'quiet', target, { shipped: images });
    expect(first).toMatchObject({ changed: [], removed: [] });
    expect(first.added).toEqual(expect.arrayContaining(['shop.yaml', 'products/panel.yaml', 'pages/home.md']));
    expect((await readdir(path.join(target, 'images'))).sort()).toEqual(['close-up.webp', 'panel.webp', 'raft.webp']);
    const { shop, diagnostics } = await loadContent(target, 'quiet');
    expect({ id: shop?.id, diagnostics }).toEqual({ id: 'quiet', diagnostics: [] });

    await writeFile(path.join(target, 'README.md'), 'Mine.');
    await db.update(products).set({ brand: 'Cloudwerk' }).where(eq(products.id, 'raft'));
    await db.delete(products).where(eq(products.id, 'print'));
    const { added, changed, removed } = await writeShopFolder(db, 'quiet', target, { shipped: images });
    expect({ added, removed }).toEqual({ added: [], removed: ['products/print.yaml'] });
    expect(changed).toContain('products/raft.yaml');
    expect(await readFile(path.join(target, 'products/raft.yaml'), 'utf8')).toContain('brand: Cloudwerk');
    expect(await readFile(path.join(target, 'README.md'), 'utf8')).toBe('Mine.');
  });

  it('is not written for a shop that does not exist, nor for one that files cannot say', async () => {
    const { db } = database;
    const target = path.join(folder, 'unwritten');
    await expect(writeShopFolder(db, 'quite', target, { shipped: images })).rejects.toThrow('There is no shop quite.');
    await db
      .update(blogTexts)
      .set({ authorRole: null })
      .where(and(eq(blogTexts.blogId, 'first'), eq(blogTexts.locale, 'de-AT')));
    await expect(writeShopFolder(db, 'quiet', target, { shipped: images })).rejects.toThrow(
      'Blog first has a text in some locales and none in de-AT.',
    );
    expect(existsSync(target)).toBe(false);
  });
});
