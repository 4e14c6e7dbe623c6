import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/load-content.ts';
import { writeContent } from '#backend/content/write-content.ts';
import type { SeedShop } from '#backend/seed/seed-data.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { smallSeed } from '#tests/support/small-seed.ts';

const [quiet] = smallSeed.shops;
if (!quiet) throw new Error('The small seed has no shop.');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-content-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function reload(shop: SeedShop) {
  for (const [file, text] of writeContent(shop)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return await loadContent(folder, shop.id);
}

/** Sorts the lists whose order has no meaning. */
function sorted(shop: SeedShop): SeedShop {
  const byKey = <Thing extends { readonly key: string }>(things: readonly Thing[] = []) =>
    things.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    ...shop,
    pages: shop.pages.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    blogs: byKey(shop.blogs),
    projects: byKey(shop.projects),
    jobOffers: byKey(shop.jobOffers),
  };
}

describe('a shop that is written and read again', () => {
  it.each(demoSeed.shops.map((shop) => ({ id: shop.id, shop })))('is the same: $id', async ({ shop }) => {
    const { shop: again, diagnostics } = await reload(shop);
    expect(diagnostics).toEqual([]);
    expect(again).toEqual(sorted(shop));
  });

  it('is the same with one of everything in it', async () => {
    const { shop: again, diagnostics } = await reload(quiet);
    expect(diagnostics).toEqual([]);
    expect(again).toEqual(sorted(quiet));
  });

  it('defines shared texts once, and overrides where they differ', async () => {
    const files = writeContent(quiet);
    expect(files.get('colors.yaml')).toContain('moss:');
    expect(files.get('products/panel.yaml')).toContain('values: [ moss, clay ]');
    expect(files.get('products/panel.yaml')).toContain('images: [ panel, close-up ]');
  });
});
