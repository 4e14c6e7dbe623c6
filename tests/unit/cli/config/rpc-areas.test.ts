import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeWayOut, findNeeds, isNeeded, type Need, rpcAreas } from '#cli/config/rpc-areas.ts';
import { packageRoot } from '#cli/package-root.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { siteModel } from '../../runtime/rpc/site-model.ts';

const having = (...keys: readonly string[]) => ({
  ...siteModel,
  routes: { 'nl-NL': Object.fromEntries(keys.map((key) => [key, `/${key}`])) },
});

describe('the areas of procedures', () => {
  it('are those that the runtime has', () => {
    const router = readFileSync(path.join(packageRoot, 'runtime/rpc/app-router.ts'), 'utf8');
    const composed = [...router.matchAll(/^ {2}(\w+): \w+Router,$/gm)].map(([, name]) => name);
    expect(rpcAreas.map(({ name }) => name).toSorted()).toEqual(composed.toSorted());
    const folders = readdirSync(path.join(packageRoot, 'runtime/rpc'));
    for (const { folder } of rpcAreas) expect(folders).toContain(folder);
  });

  it('say of every operation that the runtime calls who needs it', async () => {
    const { operations } = await loadRuntimeUsage();
    const always = operations.filter((use) => findNeeds(use).some(({ gate, routes }) => !gate && !routes));
    // The rest belongs to a flag or to routes.
    expect(new Set(always.map(({ path: to }) => to))).toEqual(
      new Set(['/Uploads/{a}/{b}', '/menus', '/pages', '/pages/{id}']),
    );
  });

  it('are needed by sites that have one of their routes, and whose flags allow them', () => {
    const order: Need = { gate: 'products', routes: ['checkout', 'orderStatus'] };
    expect(isNeeded(order, having('checkout', 'orderStatus'))).toBe(true);
    expect(isNeeded(order, having('orderStatus'))).toBe(true);
    expect(isNeeded(order, having('cart'))).toBe(false);
    // A page of the site's own may call anything.
    expect(isNeeded(order, having('cart', 'lookbook'))).toBe(true);
    const closed = { ...siteModel.flags, products: false };
    expect(isNeeded(order, { ...having('checkout'), flags: closed })).toBe(false);
    expect(isNeeded({}, siteModel)).toBe(true);
  });
});

describe('how a site could do without', () => {
  it.each<[string | undefined, readonly Need[]]>([
    ['with account: false', [{ gate: 'account' }]],
    ['without any type of search', [{ gate: 'search' }]],
    ['without the route cart', [{ gate: 'products', routes: ['cart'] }]],
    [
      'without the route cart and with account: false',
      [{ routes: ['cart'] }, { gate: 'account' }, { gate: 'account' }],
    ],
    ['without the routes contact, quotation, newsletter', [{ routes: ['contact', 'quotation', 'newsletter'] }]],
    [undefined, [{ gate: 'account' }, {}]],
  ])('is %s', (words, needs) => {
    expect(describeWayOut(needs)).toBe(words);
  });
});
