import { describe, expect, it } from 'vitest';
import type { KeptPage } from '#runtime/server/pages/page-answer.ts';
import { PageBody } from '#runtime/server/pages/page-body.ts';
import { PageStore } from '#runtime/server/pages/page-store.ts';

const page = (bytes: number, ...tags: string[]): KeptPage => ({
  status: 200,
  body: new PageBody(Buffer.alloc(bytes, 'x')),
  tags: new Set(tags),
  madeAt: 0,
  freshUntil: 1,
  staleUntil: 2,
});

describe('a store of pages', () => {
  it('never holds more bytes than it may, whatever is asked for', () => {
    const store = new PageStore({ bytes: 100_000, pages: 1000 });
    for (let index = 0; index < 500; index += 1) {
      store.set(`/p/${index}`, page(1000 + (index % 7) * 3000));
      if (index % 3 === 0) store.get(`/p/${index - 3}`);
      expect(store.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(store.pages).toBeGreaterThan(3);
  });

  it('never holds more pages than it may', () => {
    const store = new PageStore({ bytes: 10_000_000, pages: 20 });
    for (let index = 0; index < 100; index += 1) {
      store.set(`/p/${index}`, page(10));
      store.get(`/p/${index}`);
      expect(store.pages).toBeLessThanOrEqual(20);
    }
  });

  it('does not keep what is larger than itself', () => {
    const store = new PageStore({ bytes: 5000, pages: 20 });
    store.set('/huge', page(6000));
    expect(store.get('/huge')).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  it('lets go first of what was not asked for longest', () => {
    const store = new PageStore({ bytes: 10_000_000, pages: 3 });
    for (const key of ['/a', '/b', '/c', '/d']) store.set(key, page(10));
    expect([store.get('/a'), store.get('/d')].map((found) => found !== undefined)).toEqual([false, true]);
  });

  it('keeps pages that are asked for again while somebody walks through thousands of others', () => {
    const store = new PageStore({ bytes: 10_000_000, pages: 50 });
    store.set('/home', page(10));
    store.get('/home');
    for (let index = 0; index < 5000; index += 1) store.set(`/search?q=${index}`, page(10));
    expect(store.get('/home')).toBeDefined();
  });

  it('lets go of what was made of something', () => {
    const store = new PageStore({ bytes: 10_000_000, pages: 50 });
    store.set('/a', page(10, 'product:a', 'menus'));
    store.set('/b', page(10, 'product:b', 'menus'));
    store.get('/b');
    expect(store.purge(['product:b', 'product:c'])).toBe(1);
    expect([store.get('/a') !== undefined, store.get('/b') !== undefined]).toEqual([true, false]);
    expect(store.purge(['*'])).toBe(1);
    expect([store.bytes, store.pages]).toEqual([0, 0]);
  });

  it('counts the forms that a page is sent in', async () => {
    const store = new PageStore({ bytes: 10_000_000, pages: 50 });
    const kept = page(10_000);
    store.set('/a', kept);
    const before = store.bytes;
    const compressed = await kept.body.in('br');
    store.measure('/a', kept.body);
    expect(store.bytes - before).toBe(compressed.byteLength);
    store.delete('/a');
    expect(store.bytes).toBe(0);
  });
});
