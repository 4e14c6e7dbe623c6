import { describe, expect, it } from 'vitest';
import { BoundedStore, type StoreBounds } from '#runtime/lib/bounded-store.ts';

interface Item {
  size: number;
  readonly tags: ReadonlySet<string>;
}

const item = (size: number, ...tags: string[]): Item => ({ size, tags: new Set(tags) });
const getStore = (bounds: StoreBounds) => new BoundedStore<Item>(bounds, ({ size }) => size);

describe('a store within bounds', () => {
  it('never holds more bytes than it may, whatever is asked for', () => {
    const store = getStore({ bytes: 100_000, items: 1000 });
    for (let index = 0; index < 500; index += 1) {
      store.set(`/p/${index}`, item(1000 + (index % 7) * 3000));
      if (index % 3 === 0) store.get(`/p/${index - 3}`);
      expect(store.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(store.items).toBeGreaterThan(3);
  });

  it('never holds more items than it may', () => {
    const store = getStore({ bytes: 10_000_000, items: 20 });
    for (let index = 0; index < 100; index += 1) {
      store.set(`/p/${index}`, item(10));
      store.get(`/p/${index}`);
      expect(store.items).toBeLessThanOrEqual(20);
    }
  });

  it('does not keep what is larger than itself', () => {
    const store = getStore({ bytes: 5000, items: 20 });
    store.set('/huge', item(6000));
    expect(store.get('/huge')).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  it('evicts the least recently used item first', () => {
    const store = getStore({ bytes: 10_000_000, items: 3 });
    for (const key of ['/a', '/b', '/c', '/d']) store.set(key, item(10));
    expect([store.get('/a'), store.get('/d')].map((found) => found !== undefined)).toEqual([false, true]);
  });

  it('keeps items that were used twice while thousands of others are used once', () => {
    const store = getStore({ bytes: 10_000_000, items: 50 });
    store.set('/home', item(10));
    store.get('/home');
    for (let index = 0; index < 5000; index += 1) store.set(`/search?q=${index}`, item(10));
    expect(store.get('/home')).toBeDefined();
  });

  it('lets go of what was made of something', () => {
    const store = getStore({ bytes: 10_000_000, items: 50 });
    store.set('/a', item(10, 'product:a', 'menus'));
    store.set('/b', item(10, 'product:b', 'menus'));
    store.get('/b');
    expect(store.purge(['product:b', 'product:c'])).toBe(1);
    expect([store.get('/a') !== undefined, store.get('/b') !== undefined]).toEqual([true, false]);
    expect(store.purge(['*'])).toBe(1);
    expect([store.bytes, store.items]).toEqual([0, 0]);
  });

  it('counts again what has grown, and not what has taken its place', () => {
    const store = getStore({ bytes: 10_000_000, items: 50 });
    const kept = item(10_000);
    store.set('/a', kept);
    const before = store.bytes;
    kept.size += 2000;
    store.measure('/a', (one) => one === kept);
    expect(store.bytes - before).toBe(2000);
    store.measure('/a', () => false);
    expect(store.bytes - before).toBe(2000);
    store.delete('/a');
    expect(store.bytes).toBe(0);
  });
});
