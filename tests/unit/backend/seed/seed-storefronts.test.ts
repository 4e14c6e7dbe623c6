import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { demoSeed } from '#tests/support/demo.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const screens = ['checkoutResult', 'orderStatus', 'myAccountOrderDetail', 'contentPage'] as const;

const sellingShops = demoSeed.shops.filter(({ products }) => products.length > 0);

it('has no return address in a shop that sells nothing', () => {
  const silent = demoSeed.shops.filter((shop) => !sellingShops.includes(shop));
  expect(silent.map(({ storefronts }) => storefronts)).toEqual(silent.map(() => undefined));
});

it.each(sellingShops.map((shop) => [shop.id, shop] as const))(
  'sends people back to where %s is built for',
  async (id, shop) => {
    const { model } = await loadSite(root, id);
    for (const locale of shop.locales ?? allSeedLocales) {
      const domain = model.domains[locale];
      const wanted = {
        origin: `https://${domain?.host}`,
        paths: Object.fromEntries(
          screens.map((screen) => [screen, `${domain?.prefix}${model.routes[locale]?.[screen]}`]),
        ),
      };
      expect(shop.storefronts?.[locale]).toEqual(wanted);
    }
  },
);
