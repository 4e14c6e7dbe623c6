import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RuntimeUsage } from '#cli/runtime-usage/runtime-usage.ts';
import { scanRuntimeUsage } from '#cli/runtime-usage/scan-runtime-usage.ts';

let folder: string;
let usage: RuntimeUsage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-usage-'));
  const files = {
    'rpc/products.ts': `
      import 'node:fs';
      export const get = (ctx) => ctx.products.GET('/Products/{id}', {});
      export const save = (client) => client.POST('/Storage');
      export const other = (ctx) => ctx.content.GET('/menus');`,
    'screens/product-detail/loader.ts': 'export const load = ({ trpc }) => trpc.catalogue.product.queryOptions({});',
    'screens/product-detail/head.ts': 'export const head = () => ({});',
    'screens/product-detail/screen.tsx': 'export const Screen = () => null;',
    'screens/contact/screen.tsx': 'export const Screen = () => null;',
    'screens/error/screen.tsx': "export const Screen = () => t('apiErrors:NOT_FOUND');",
    'features/shell/load-shell.ts': 'const menus = useTRPC().content.menus.queryOptions();',
    'ui/price.tsx': `
      export const Price = () => <p title={t('product:price.from')}>{t('cart:items', { count: 2 })}</p>;
      const table = { NOT_FOUND: 'apiErrors:NOT_FOUND' };
      const title = (key, text) => text ?? t(\`routes:\${key}\`) + t(key ? 'cart:one' : 'cart:two', { name, count: 1 });
      const other = (step) => t('checkout:steps.' + step, { ...more });
      const again = t('cart:two', { name });
      const no = ['https://example.org', 'node:path', 'text: with space', 'unknown:key'];
      map.GET('/not an operation of an API client'.trim());`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, 'runtime', file)), { recursive: true });
    await writeFile(path.join(folder, 'runtime', file), text);
  }
  usage = scanRuntimeUsage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('finds the operations that are called, by API where the name of the client tells it', () => {
  expect(usage.operations).toEqual([
    {
      api: 'product',
      method: 'get',
      path: '/Products/{id}',
      file: 'runtime/rpc/products.ts',
      line: 3,
      usedBy: ['get'],
    },
    { api: 'either', method: 'post', path: '/Storage', file: 'runtime/rpc/products.ts', line: 4, usedBy: ['save'] },
    { api: 'content', method: 'get', path: '/menus', file: 'runtime/rpc/products.ts', line: 5, usedBy: ['other'] },
  ]);
});

it('finds the procedures that screens and features call', () => {
  expect(usage.screens).toEqual([
    { name: 'features/shell', procedures: ['content.menus'] },
    { name: 'productDetail', procedures: ['catalogue.product'] },
  ]);
});

it('finds requested texts with their values, titles of screens without a head, keys in tables and composed keys, and no false ones', () => {
  expect(usage.messages).toEqual([
    {
      ...{ namespace: 'apiErrors', key: 'NOT_FOUND', file: 'runtime/screens/error/screen.tsx', line: 1 },
      alsoIn: ['runtime/ui/price.tsx'],
    },
    { namespace: 'cart', key: 'items', file: 'runtime/ui/price.tsx', line: 2, values: ['count'] },
    { namespace: 'cart', key: 'one', file: 'runtime/ui/price.tsx', line: 4, values: ['name', 'count'] },
    { namespace: 'cart', key: 'two', file: 'runtime/ui/price.tsx', line: 4, values: ['name'] },
    { namespace: 'checkout', key: 'steps.*', file: 'runtime/ui/price.tsx', line: 5 },
    { namespace: 'product', key: 'price.from', file: 'runtime/ui/price.tsx', line: 2, values: [] },
    { namespace: 'routes', key: '*', file: 'runtime/ui/price.tsx', line: 4, values: [] },
    { namespace: 'routes', key: 'contact', values: [], file: 'runtime/screens/contact/screen.tsx', line: 1 },
  ]);
});
