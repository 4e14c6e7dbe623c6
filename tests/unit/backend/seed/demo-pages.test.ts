import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { demoSeed } from '#tests/support/demo.ts';

const { sites } = await loadCheckedSites(fileURLToPath(new URL('../../../..', import.meta.url)));

describe.each(sites.map(({ model }) => ({ model, id: model?.id })))('the demo shop of $id', ({ model }) => {
  it('has every content page that the site names, with a title and an introduction', () => {
    const pages = demoSeed.shops.find(({ id }) => id === model?.shopId)?.pages ?? [];
    const missing = Object.values(model?.pages ?? {}).filter(
      (id) => !pages.some((page) => page.id === id && page.intro !== undefined),
    );
    expect(missing).toEqual([]);
  });
});
