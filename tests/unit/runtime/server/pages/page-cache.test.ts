import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAnswer } from '#runtime/server/pages/page-answer.ts';
import { PageBody } from '#runtime/server/pages/page-body.ts';
import { type CacheTimes, PageCache } from '#runtime/server/pages/page-cache.ts';

const times: CacheTimes = { fresh: 60_000, stale: 600_000, other: 10_000 };
const failures: unknown[] = [];

const createCache = (given: Partial<CacheTimes> = {}): PageCache =>
  new PageCache({
    bounds: { bytes: 10_000_000, items: 100 },
    times: { ...times, ...given },
    onFailure: (error) => failures.push(error),
  });

const answer = (text: string, status = 200, ...tags: string[]): PageAnswer => ({
  status,
  body: new PageBody(Buffer.from(text)),
  tags: new Set(tags),
});
const getText = (given: { readonly answer: PageAnswer } | undefined) => given?.answer.body.plain.toString();
const never = (): Promise<PageAnswer> => Promise.reject(new Error('This should not be made'));

/** Creates a page whose rendering the test completes. */
function slowPage() {
  let finish: (made: PageAnswer) => void = () => {};
  let made = 0;
  const promise = new Promise<PageAnswer>((resolve) => {
    finish = resolve;
  });
  const make = (): Promise<PageAnswer> => {
    made += 1;
    return promise;
  };
  return { make, finish: (page: PageAnswer) => finish(page), made: () => made };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  failures.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('pages that are kept', () => {
  it('are given again as they are', async () => {
    const cache = createCache();
    expect(await cache.get('/', async () => answer('one'))).toMatchObject({ freshness: 'miss' });
    const found = cache.find('/', never);
    expect([found?.freshness, getText(found)]).toEqual(['hit', 'one']);
  });

  it('are rendered once for concurrent requests', async () => {
    const cache = createCache();
    const page = slowPage();
    const visits = Array.from({ length: 50 }, () => cache.get('/', page.make));
    page.finish(answer('one'));
    expect(new Set((await Promise.all(visits)).map(getText))).toEqual(new Set(['one']));
    expect(page.made()).toBe(1);
  });

  it('are given once more when they are due, while they are made anew once', async () => {
    const cache = createCache();
    await cache.get('/', async () => answer('one'));
    pass(61_000);
    const page = slowPage();
    expect(cache.find('/', page.make)).toMatchObject({ freshness: 'stale' });
    expect(getText(cache.find('/', page.make))).toBe('one');
    page.finish(answer('two'));
    await cache.get('/', never);
    expect([page.made(), getText(cache.find('/', never))]).toEqual([1, 'two']);
  });

  it('are waited for when they are long past due', async () => {
    const cache = createCache();
    await cache.get('/', async () => answer('one'));
    pass(661_000);
    expect(cache.find('/', never)).toBeUndefined();
    expect(getText(await cache.get('/', async () => answer('two')))).toBe('two');
  });

  it('go on being given while an API is down, and do not ask it at every visit', async () => {
    const cache = createCache();
    await cache.get('/', async () => answer('one'));
    pass(3_000_000);
    const broken = vi.fn(async () => answer('out of order', 503));
    const given = await cache.get('/', broken);
    expect([given.freshness, getText(given)]).toEqual(['stale-if-error', 'one']);
    expect(getText(cache.find('/', broken))).toBe('one');
    expect(broken).toHaveBeenCalledTimes(1);
    pass(2000);
    expect(getText(await cache.get('/', async () => Promise.reject(new Error('broken'))))).toBe('one');
    expect(failures).toHaveLength(1);
  });

  it('are not there where making one failed that was never made before', async () => {
    const cache = createCache();
    expect(await cache.get('/', async () => answer('out of order', 503))).toMatchObject({ freshness: 'miss' });
    expect(cache.find('/', never)).toBeUndefined();
    await expect(cache.get('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('are rendered at every visit without purges, and served when that fails', async () => {
    const cache = createCache({ fresh: 0, stale: 0 });
    await cache.get('/', async () => answer('one'));
    expect(cache.find('/', never)).toBeUndefined();
    expect(getText(await cache.get('/', async () => answer('two')))).toBe('two');
    expect(await cache.get('/', async () => answer('no', 503))).toMatchObject({ freshness: 'stale-if-error' });
    expect(getText(await cache.get('/', async () => answer('three')))).toBe('three');
  });

  it('are gone when what they were made of has changed, and only those', async () => {
    const cache = createCache();
    await cache.get('/a', async () => answer('a', 200, 'product:a', 'menus'));
    await cache.get('/b', async () => answer('b', 200, 'product:b', 'menus'));
    expect(cache.purge(['product:a'])).toBe(1);
    expect([cache.find('/a', never), getText(cache.find('/b', never))]).toEqual([undefined, 'b']);
  });

  it('are not kept when they were being made while what they are made of changed', async () => {
    const cache = createCache();
    const page = slowPage();
    const before = cache.get('/', page.make);
    cache.purge(['product:a']);
    const after = cache.get('/', async () => answer('new', 200, 'product:a'));
    expect(getText(await after)).toBe('new');
    page.finish(answer('old', 200, 'product:a'));
    expect(getText(await before)).toBe('old');
    expect(getText(cache.find('/', never))).toBe('new');
  });

  it('are kept when something else changed while they were being made', async () => {
    const cache = createCache();
    const page = slowPage();
    const visit = cache.get('/', page.make);
    cache.purge(['product:b']);
    page.finish(answer('one', 200, 'product:a'));
    await visit;
    expect(getText(cache.find('/', never))).toBe('one');
  });

  it('give way to what has come to lead nowhere, and come back', async () => {
    const cache = createCache();
    await cache.get('/', async () => answer('one'));
    pass(661_000);
    await cache.get('/', async () => answer('nothing here', 404));
    expect(cache.find('/', never)?.answer.status).toBe(404);
    pass(10_001);
    await cache.get('/', async () => answer('two'));
    expect(getText(cache.find('/', never))).toBe('two');
  });

  it('keep their place whatever number of addresses that lead nowhere is asked for', async () => {
    const cache = createCache();
    await cache.get('/', async () => answer('one'));
    for (let index = 0; index < 1000; index += 1) {
      await cache.get(`/nowhere/${index}`, async () => answer('nothing here', 404));
    }
    expect(getText(cache.find('/', never))).toBe('one');
    expect(cache.held.items).toBeLessThanOrEqual(11);
  });

  it('are as old as the oldest of what they were made of', async () => {
    const cache = createCache();
    const readAt = Date.now() - 50_000;
    await cache.get('/', async () => ({ ...answer('one'), readAt }));
    pass(9_999);
    expect(cache.find('/', never)?.freshness).toBe('hit');
    pass(1);
    expect(cache.find('/', async () => answer('two'))?.freshness).toBe('stale');
    await cache.get('/nowhere', async () => ({ ...answer('nothing here', 404), readAt: Date.now() - 20_000 }));
    pass(9_999);
    expect(cache.find('/nowhere', never)?.freshness).toBe('hit');
    pass(1);
    expect(cache.find('/nowhere', never)).toBeUndefined();
  });

  it('are packed more tightly once they are asked for again, and counted as they are then', async () => {
    const cache = createCache();
    const page = answer(
      Array.from({ length: 400 }, (_, index) => `<p>${index * 7919} dempt ${index % 17}.</p>`).join(''),
    );
    await cache.get('/', async () => page);
    const quick = await page.body.in('br');
    cache.measure('/', page);
    const before = cache.held.bytes;
    expect(page.body.ready('br')).toBe(quick);
    cache.find('/', never);
    await vi.waitFor(() => expect(cache.held.bytes).toBeLessThan(before));
    expect(before - cache.held.bytes).toBe(quick.byteLength - (page.body.ready('br')?.byteLength ?? 0));
  });

  it('are as good as what they say of the time of day', async () => {
    const noon = Date.now() + 30_000;
    const cache = new PageCache({
      bounds: { bytes: 10_000_000, items: 100 },
      times,
      trueUntil: () => noon,
      onFailure: (error) => failures.push(error),
    });
    await cache.get('/', async () => answer('before noon'));
    pass(29_000);
    expect(getText(cache.find('/', never))).toBe('before noon');
    pass(1000);
    expect(cache.find('/', never)).toBeUndefined();
  });
});
