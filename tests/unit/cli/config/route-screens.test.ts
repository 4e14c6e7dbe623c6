import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRoutes } from '#cli/config/checks/check-routes.ts';
import { layerOrder } from '#cli/config/layer-order.ts';
import { listRoutes } from '#cli/config/list-routes.ts';
import { loadCheckedSites, pickChecked } from '#cli/config/load-site.ts';
import { findScreens } from '#cli/config/screens.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
afterAll(() => root.dispose());

describe('a configured route without a screen', () => {
  const check = async (id: string, without: string) => {
    const { loaded } = pickChecked((await loadCheckedSites(root.dir)).sites, id);
    if (loaded.tree === undefined) throw new Error(`${id} has no configuration`);
    const screens = new Set([...findScreens().keys()].filter((key) => key !== without));
    return checkRoutes(loaded.tree, layerOrder(loaded.layers), screens).filter(({ severity }) => severity === 'error');
  };

  it('is an error at its line', async () => {
    const [found, ...more] = await check('acoustic', 'quotation');
    expect([found?.code, found?.message, more]).toEqual(['route.no-screen', 'The route quotation has no screen', []]);
    const { file = '', line = 0 } = found?.place ?? {};
    expect((await root.read(file)).split('\n')[line - 1]).toBe('  quotation:');
  });

  it('is none where a flag switches the route off', async () => {
    expect(await check('group', 'cart')).toEqual([]);
    expect(await check('acoustic', 'cart')).toHaveLength(1);
  });

  it('stands in no table', async () => {
    const { data } = await listRoutes(root.dir, 'acoustic');
    const listed = new Set(JSON.stringify(data).match(/"key":"\w+"/g));
    expect([...listed].sort()).toEqual([...findScreens().keys()].map((key) => `"key":"${key}"`).sort());
  });
});
