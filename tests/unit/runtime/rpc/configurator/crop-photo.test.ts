import { beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import type { PrintInput } from '#runtime/rpc/configurator/print-input.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { siteModel } from '../site-model.ts';

/** Calls of the API in order, with their bodies. */
const asked: { readonly call: string; readonly body: unknown; readonly token: string | null }[] = [];
const kept: string[] = [];
let headers: Record<string, string> = {};
beforeEach(() => {
  asked.length = 0;
  kept.length = 0;
  headers = {};
});

/** Answers like a product API with one file, one stock image and one saved crop, which creates guests. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body: unknown = request.body ? await request.json() : undefined;
  const token = request.headers.get('x-order-token');
  asked.push({ call: `${request.method} ${pathname}`, body, token });
  const known: Readonly<Record<string, unknown>> = {
    'GET /Storage/st-1': { files: [{ id: 'fl-1', width: 3000, height: 2000 }] },
    'GET /Products/photoprint/print': {
      stockImages: [{ licenseCode: 'WOOD-1', image: { width: 900, height: 1200 } }],
    },
    'POST /Products/configuration/print/crop': { id: 'cr-1' },
    'GET /Products/configuration/print': { configuration: { crop: { id: 'cr-1' } } },
    'POST /orders/lines': { lineCount: 1, lines: [] },
  };
  const found = known[`${request.method} ${pathname}`];
  return Response.json(found ?? { code: 'NOT_FOUND' }, {
    status: found ? 200 : 404,
    headers: token === null ? { 'x-order-token': 'new-guest' } : {},
  });
}

function client() {
  const visitor: Visitor = {
    headers,
    hasSession: false,
    get hasOrder() {
      return headers['X-Order-Token'] !== undefined;
    },
    addressOf: () => undefined,
    keepOrder: async (token) => {
      kept.push(token);
      headers['X-Order-Token'] = token;
    },
    headersOf: () => headers,
    keepOrderLink: async () => undefined,
    showLines: () => undefined,
    isProven: false,
    beginSession: async () => undefined,
    deviceOf: () => ({}),
    rememberDevice: async () => undefined,
    forgetDevice: () => undefined,
    endSession: () => undefined,
  };
  const services = createRpcServices(siteModel, {
    products: createProductClient({ baseUrl: 'http://api.test', fetch: answer }),
    content: createContentClient({ baseUrl: 'http://api.test', fetch: answer }),
  });
  return createInProcessClient(appRouter, { ...services.contextFor('nl-NL'), visitor }, () => undefined);
}

const file: PrintInput['source'] = { kind: 'File', fileId: 'fl-1', storageItemId: 'st-1' };
const size = { width: 600, height: 400 };

describe('a crop', () => {
  it('is made with one call, and turns an unknown visitor into a guest', async () => {
    const crop = { x: 10, y: 20, width: 600, height: 400 };
    const made = await client().configurator.crop.query({
      product: 'print',
      print: { source: file, size, crop, rotation: 90 },
    });
    expect(made.id).toBe('cr-1');
    expect(asked).toEqual([
      {
        call: 'POST /Products/configuration/print/crop',
        body: { source: { kind: 'File', fileId: 'fl-1' }, crop, size, rotation: 90 },
        token: null,
      },
    ]);
    expect(kept).toEqual(['new-guest']);
  });

  it('is the largest part from the middle where none is named: of a file, or of a picture of the shop', async () => {
    headers = { 'X-Order-Token': 'guest' };
    const trpc = client();
    await trpc.configurator.crop.query({
      product: 'print',
      print: { source: file, size: { width: 500, height: 500 } },
    });
    await trpc.configurator.crop.query({
      product: 'print',
      print: { source: { kind: 'StockImage', licenseCode: 'WOOD-1' }, size },
    });
    expect(asked.map(({ call, token }) => `${call} ${token}`)).toEqual([
      'GET /Storage/st-1 guest',
      'POST /Products/configuration/print/crop guest',
      'GET /Products/photoprint/print null',
      'POST /Products/configuration/print/crop guest',
    ]);
    expect(asked[1]?.body).toMatchObject({ crop: { x: 500, y: 0, width: 2000, height: 2000 } });
    expect(asked[3]?.body).toMatchObject({ crop: { x: 0, y: 300, width: 900, height: 600 } });
    expect(kept).toEqual([]);
  });

  it('is made before its line, in the name of the same guest', async () => {
    const line = { productId: 'print', quantity: 2, values: {} };
    await client().cart.add.mutate({ ...line, print: { source: file, size } });
    expect(asked.at(-1)).toEqual({
      call: 'POST /orders/lines',
      body: { ...line, cropId: 'cr-1' },
      token: 'new-guest',
    });
  });

  it('that was saved is returned to visitors who may own it, and not looked up for others', async () => {
    const question = { product: 'print', configurationId: 'cf-1' };
    expect(await client().configurator.savedCrop.query(question)).toBeNull();
    expect(asked).toEqual([]);
    headers = { 'X-Order-Token': 'guest' };
    expect(await client().configurator.savedCrop.query(question)).toEqual({ id: 'cr-1' });
  });
});
