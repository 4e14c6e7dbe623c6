import { beforeEach, describe, expect, it } from 'vitest';
import { createContentClient } from '#generated/contracts/content-client.ts';
import { createProductClient } from '#generated/contracts/product-client.ts';
import { appRouter } from '#runtime/rpc/app-router.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';
import { createInProcessClient } from '#runtime/server/render/in-process-client.ts';
import { createRpcServices } from '#runtime/server/rpc/rpc-services.ts';
import { siteModel } from '../site-model.ts';

const asked: string[] = [];
const bodies: unknown[] = [];
const lineCounts: number[] = [];
let hasSession = false;
let hasOrder = true;
beforeEach(() => {
  for (const list of [asked, bodies, lineCounts]) list.length = 0;
  hasSession = false;
  hasOrder = true;
});

const verdicts = [
  { id: 'st-1', orderable: true, problems: [], changes: [{ kind: 'priceChanged', before: 1, after: 2 }] },
  { id: 'st-2', orderable: false, problems: [], changes: [{ kind: 'vatChanged' }, { kind: 'soldOut' }] },
  { id: 'st-3', orderable: false, problems: [{ pointer: '/values', rule: 'required', message: 'x' }], changes: [] },
  { id: 'st-4', orderable: false, problems: [], changes: [] },
  { id: 'st-5', orderable: true, problems: [], changes: [] },
];

/** Answers like a product API with five saved items, whose order accepts one more line. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  asked.push(call);
  if (request.body) bodies.push(await request.json());
  if (call === 'POST /Storage/validate') return Response.json({ items: verdicts, files: [] });
  if (call === 'GET /Storage/st-1') {
    const product = { id: 'print', available: true, slug: 'print', variantId: 'print-1' };
    return Response.json({ product, quantity: 3, values: {}, crop: { id: 'cr-1' } });
  }
  if (call === 'GET /Storage/st-5') return Response.json({ product: { id: 'raft', available: true }, quantity: 1 });
  if (call === 'POST /orders/lines') {
    const isFull = asked.filter((each) => each === call).length > 1;
    return isFull ? Response.json({ code: 'ORDER_FULL' }, { status: 409 }) : Response.json({ lineCount: 4, lines: [] });
  }
  if (call === 'POST /Storage') {
    return Response.json({ id: 'st-9' }, { status: 201, headers: { 'x-order-token': 'a-new-guest' } });
  }
  return request.method === 'POST' ? new Response(null, { status: 204 }) : Response.json({}, { status: 404 });
}

const kept: string[] = [];
const storage = () => {
  const visitor: Visitor = {
    headers: {},
    hasSession,
    hasOrder,
    addressOf: () => undefined,
    keepOrder: async (token) => void kept.push(token),
    headersOf: () => ({}),
    keepOrderLink: async () => undefined,
    showLines: (count) => void lineCounts.push(count),
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
  return createInProcessClient(appRouter, { ...services.contextFor('nl-NL'), visitor }, () => undefined).storage;
};

describe('putting saved items into the cart', () => {
  it('asks first what still fits, adds that, and names the rest with its reason', async () => {
    const outcome = await storage().toCart.mutate({ itemIds: ['st-1', 'st-2', 'st-3', 'st-4', 'st-5', 'st-6'] });
    expect(outcome).toEqual({
      added: 1,
      left: [
        { id: 'st-2', reason: 'soldOut' },
        { id: 'st-3', reason: 'incomplete' },
        { id: 'st-4', reason: 'note' },
        { id: 'st-5', reason: 'refused' },
        { id: 'st-6', reason: 'gone' },
      ],
    });
    expect(asked[0]).toBe('POST /Storage/validate');
    expect(bodies[1]).toEqual({ productId: 'print', variantId: 'print-1', quantity: 3, values: {}, cropId: 'cr-1' });
    expect(lineCounts).toEqual([4]);
  });
});

describe('what is saved', () => {
  it('is asked for only where something names the visitor', async () => {
    hasOrder = false;
    expect(await storage().list.query({})).toMatchObject({ items: [], total: 0 });
    expect(asked).toEqual([]);
  });

  it('makes a guest of a visitor whom nothing named, and says so', async () => {
    hasOrder = false;
    expect(await storage().save.mutate({ kind: 'Note', title: 'Room' })).toEqual({ id: 'st-9', isGuest: true });
    expect(kept).toEqual(['a-new-guest']);
  });

  it('moves by one place a call, up or down', async () => {
    await storage().move.mutate({ itemId: 'st-1', by: -2 });
    await storage().moveFile.mutate({ itemId: 'st-1', fileId: 'fl-1', by: 1 });
    expect(asked).toEqual([
      'POST /Storage/st-1/moveup',
      'POST /Storage/st-1/moveup',
      'POST /Storage/st-1/files/fl-1/movedown',
    ]);
  });
});
