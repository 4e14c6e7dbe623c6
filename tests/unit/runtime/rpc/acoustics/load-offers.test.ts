import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { loadOffers } from '#runtime/rpc/acoustics/load-offers.ts';
import { connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { type ApiServer, startApiServer } from '../api-server.ts';
import { siteModel } from '../site-model.ts';

const absorption = { hz125: 0.1, hz250: 0.3, hz500: 0.6, hz1000: 0.8, hz2000: 0.9, hz4000: 0.9 };
const pricing = {
  currency: 'EUR',
  vatPercentage: 21,
  quantity: { current: 1 },
  volumeDiscount: [{ minQuantity: 10, maxQuantity: 19, priceIncludingVat: 1090, priceExcludingVat: 900 }],
  priceIncVat: 1210,
  priceExcVat: 1000,
};
const variant = (id: string, width: number, depth: number, inStock = true) => ({
  id,
  slug: id,
  name: id,
  inStock,
  size: { width, height: 600, depth },
});
const panel = {
  kind: 'Standard',
  unit: 'piece',
  pricing,
  variants: [
    variant('small', 600, 50),
    variant('thin', 600, 20),
    variant('large', 1200, 50),
    variant('gone', 900, 50, false),
  ],
};

/** Products by id, in the order of the listing. */
const products: Readonly<Record<string, object>> = {
  panel: { ...panel, acoustics: { absorption, placement: ['Wall', 'Ceiling'], thickness: 50 } },
  baffle: {
    ...panel,
    variants: [variant('only', 1200, 50)],
    acoustics: { absorption, placement: ['Suspended'], faces: 2 },
  },
  cloud: {
    ...panel,
    variants: [variant('only', 1000, 24)],
    acoustics: { absorption, placement: ['Suspended'], faceArea: 0.78 },
  },
  unplaced: { ...panel, acoustics: { absorption } },
  unmeasured: { ...panel, acoustics: { placement: ['Wall'] } },
  cut: { ...panel, unit: 'm2', acoustics: { absorption, placement: ['Wall'] } },
  print: { ...panel, kind: 'PhotoPrint', acoustics: { absorption, placement: ['Wall'] } },
};

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.rule(({ path }, response) => {
    const send = (body: object): true => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
    if (path === '/catalogue/products') {
      return send({ items: Object.entries(products).map(([id, product]) => ({ id, ...product })), pages: 1 });
    }
    const [, id = '', second] = /^\/Products\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const product = products[id];
    if (!product) return false;
    return send({
      id,
      ...product,
      ...(second === 'large' && { pricing: { ...pricing, volumeDiscount: [], priceExcVat: 2000 } }),
    });
  });
});
afterAll(() => api.close());

const load = async () => {
  const apis = connectApis(
    { createProductClient, createContentClient },
    { productApiUrl: api.url, contentApiUrl: api.url },
  );
  return loadOffers(createRpcServices(siteModel, apis).contextFor('nl-NL'));
};

describe('what a room can be treated with', () => {
  it('is sold by the piece, as it is, in stock, and in a thickness that was measured', async () => {
    const offers = await load();
    expect(offers.map(({ product, variant: { id }, surface }) => [product.id, id, surface])).toEqual([
      ['panel', 'large', 'wall'],
      ['panel', 'large', 'ceiling'],
      ['panel', 'small', 'wall'],
      ['panel', 'small', 'ceiling'],
      ['baffle', 'only', 'ceiling'],
      ['cloud', 'only', 'ceiling'],
    ]);
  });

  it('counts with its large face, with both where it was measured so, or with the area that is said', async () => {
    const [large, , , , baffle, cloud] = await load();
    expect(large).toMatchObject({
      area: 0.72,
      footprint: 0.72,
      covers: true,
      absorption: [0.1, 0.3, 0.6, 0.8, 0.9, 0.9],
    });
    expect(baffle).toMatchObject({ area: 1.44, footprint: 0.72, covers: false });
    expect(cloud).toMatchObject({ area: 0.78, footprint: 0.78, covers: false });
  });

  it('costs what the API says of its size and of the quantity, without VAT', async () => {
    const [large, , small] = await load();
    expect([0, 1, 9, 10, 19, 20].map((quantity) => small?.priceOf(quantity))).toEqual([
      0, 1000, 9000, 9000, 17_100, 20_000,
    ]);
    expect(large?.priceOf(10)).toBe(20_000);
  });
});
