import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { listParts, type PartJson } from '#cli/parts/list-parts.ts';
import { packageRoot } from '../support/project-root.ts';

async function partsOf(site?: string): Promise<Map<string, PartJson>> {
  const { data } = await listParts(packageRoot, site);
  const parts = data?.parts;
  if (!Array.isArray(parts)) throw new Error('No parts');
  return new Map(parts.map((part: PartJson) => [part.name, part]));
}

it('lists every part with its module, the pages that show it and whether browsers run it', async () => {
  const parts = await partsOf();
  expect(parts.get('product.facts')).toMatchObject({
    file: 'runtime/features/product/product-facts.tsx',
    screens: ['productDetail'],
    browser: false,
  });
  expect(parts.get('home')).toMatchObject({
    file: 'runtime/screens/home/screen.tsx',
    screens: ['home'],
    browser: true,
  });
  expect(parts.get('shell.header')?.screens).toContain('cart');
  for (const { file } of parts.values()) expect(existsSync(path.join(packageRoot, file)), file).toBe(true);
});

it('leaves out what the flags and routes of a site remove', async () => {
  const shop = await partsOf('easy-felt');
  const brochure = await partsOf('group');
  expect([shop.has('product.facts'), brochure.has('product.facts')]).toEqual([true, false]);
  expect([shop.has('cart'), brochure.has('cart')]).toEqual([true, false]);
  expect([shop.has('shell.cart'), brochure.has('shell.cart')]).toEqual([true, false]);
  expect(brochure.get('shell.footer')?.screens).not.toContain('cart');
});

it('prints the properties of a part, and where it shows', async () => {
  const { text = '' } = await listParts(packageRoot, 'easy-felt');
  expect(text).toMatch(
    /product\.facts +what is known of a product.*\(on productDetail; static\)\n +product: .*; sku: string/,
  );
  expect(text).toMatch(/shell\.footer +.*\(on every page\)/);
});

it('refuses an unknown site', async () => {
  await expect(listParts(packageRoot, 'easy-fleece')).rejects.toThrow(InputError);
});
