import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAnswer } from '#runtime/server/pages/page-answer.ts';
import { PageBody } from '#runtime/server/pages/page-body.ts';
import { type KeepingTimes, PageKeeper } from '#runtime/server/pages/page-keeper.ts';

const times: KeepingTimes = { fresh: 60_000, stale: 600_000, other: 10_000 };
const failures: unknown[] = [];

const createKeeper = (given: Partial<KeepingTimes> = {}): PageKeeper =>
  new PageKeeper({
    bounds: { bytes: 10_000_000, items: 100 },
    times: { ...times, ...given },
    onFailure: (error) => failures.push(error),
  });

const answer = (text: string, status = 200, ...tags: string[]): PageAnswer => ({
  status,
  body: new PageBody(Buffer.from(text)),
  tags: new Set(tags),
});
const textOf = (given: { readonly answer: PageAnswer } | undefined) => given?.answer.body.plain.toString();
const never = (): Promise<PageAnswer> => Promise.reject(new Error('This should not be made'));

/** A page that is being made until it is finished by hand. */
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
    const keeper = createKeeper();
    expect(await keeper.get('/', async () => answer('one'))).toMatchObject({ freshness: 'made' });
    const found = keeper.find('/', never);
    expect([found?.freshness, textOf(found)]).toEqual(['hit', 'one']);
  });

  it('are made once for everyone who asks meanwhile', async () => {
    const keeper = createKeeper();
    const page = slowPage();
    const visits = Array.from({ length: 50 }, () => keeper.get('/', page.make));
    page.finish(answer('one'));
    expect(new Set((await Promise.all(visits)).map(textOf))).toEqual(new Set(['one']));
    expect(page.made()).toBe(1);
  });

  it('are given once more when they are due, while they are made anew once', async () => {
    const keeper = createKeeper();
    await keeper.get('/', async () => answer('one'));
    pass(61_000);
    const page = slowPage();
    expect(keeper.find('/', page.make)).toMatchObject({ freshness: 'stale' });
    expect(textOf(keeper.find('/', page.make))).toBe('one');
    page.finish(answer('two'));
    await keeper.get('/', never);
    expect([page.made(), textOf(keeper.find('/', never))]).toEqual([1, 'two']);
  });

  it('are waited for when they are long past due', async () => {
    const keeper = createKeeper();
    await keeper.get('/', async () => answer('one'));
    pass(661_000);
    expect(keeper.find('/', never)).toBeUndefined();
    expect(textOf(await keeper.get('/', async () => answer('two')))).toBe('two');
  });

  it('go on being given while an API is down, and do not ask it at every visit', async () => {
    const keeper = createKeeper();
    await keeper.get('/', async () => answer('one'));
    pass(3_000_000);
    const broken = vi.fn(async () => answer('out of order', 503));
    const given = await keeper.get('/', broken);
    expect([given.freshness, textOf(given)]).toEqual(['failed-over', 'one']);
    expect(textOf(keeper.find('/', broken))).toBe('one');
    expect(broken).toHaveBeenCalledTimes(1);
    pass(2000);
    expect(textOf(await keeper.get('/', async () => Promise.reject(new Error('broken'))))).toBe('one');
    expect(failures).toHaveLength(1);
  });

  it('are not there where making one failed that was never made before', async () => {
    const keeper = createKeeper();
    expect(await keeper.get('/', async () => answer('out of order', 503))).toMatchObject({ freshness: 'made' });
    expect(keeper.find('/', never)).toBeUndefined();
    await expect(keeper.get('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('are made at every visit where nobody tells of changes, and serve when that fails', async () => {
    const keeper = createKeeper({ fresh: 0, stale: 0 });
    await keeper.get('/', async () => answer('one'));
    expect(keeper.find('/', never)).toBeUndefined();
    expect(textOf(await keeper.get('/', async () => answer('two')))).toBe('two');
    expect(await keeper.get('/', async () => answer('no', 503))).toMatchObject({ freshness: 'failed-over' });
    expect(textOf(await keeper.get('/', async () => answer('three')))).toBe('three');
  });

  it('are gone when what they were made of has changed, and only those', async () => {
    const keeper = createKeeper();
    await keeper.get('/a', async () => answer('a', 200, 'product:a', 'menus'));
    await keeper.get('/b', async () => answer('b', 200, 'product:b', 'menus'));
    expect(keeper.purge(['product:a'])).toBe(1);
    expect([keeper.find('/a', never), textOf(keeper.find('/b', never))]).toEqual([undefined, 'b']);
  });

  it('are not kept when they were being made while what they are made of changed', async () => {
    const keeper = createKeeper();
    const page = slowPage();
    const before = keeper.get('/', page.make);
    keeper.purge(['product:a']);
    const after = keeper.get('/', async () => answer('new', 200, 'product:a'));
    expect(textOf(await after)).toBe('new');
    page.finish(answer('old', 200, 'product:a'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(keeper.find('/', never))).toBe('new');
  });

  it('are kept when something else changed while they were being made', async () => {
    const keeper = createKeeper();
    const page = slowPage();
    const visit = keeper.get('/', page.make);
    keeper.purge(['product:b']);
    page.finish(answer('one', 200, 'product:a'));
    await visit;
    expect(textOf(keeper.find('/', never))).toBe('one');
  });

  it('give way to what has come to lead nowhere, and come back', async () => {
    const keeper = createKeeper();
    await keeper.get('/', async () => answer('one'));
    pass(661_000);
    await keeper.get('/', async () => answer('nothing here', 404));
    expect(keeper.find('/', never)?.answer.status).toBe(404);
    pass(10_001);
    await keeper.get('/', async () => answer('two'));
    expect(textOf(keeper.find('/', never))).toBe('two');
  });

  it('keep their place whatever number of addresses that lead nowhere is asked for', async () => {
    const keeper = createKeeper();
    await keeper.get('/', async () => answer('one'));
    for (let index = 0; index < 1000; index += 1) {
      await keeper.get(`/nowhere/${index}`, async () => answer('nothing here', 404));
    }
    expect(textOf(keeper.find('/', never))).toBe('one');
    expect(keeper.held.items).toBeLessThanOrEqual(11);
  });

  it('are as old as the oldest of what they were made of', async () => {
    const keeper = createKeeper();
    const readAt = Date.now() - 50_000;
    await keeper.get('/', async () => ({ ...answer('one'), readAt }));
    pass(9_999);
    expect(keeper.find('/', never)?.freshness).toBe('hit');
    pass(1);
    expect(keeper.find('/', async () => answer('two'))?.freshness).toBe('stale');
    await keeper.get('/nowhere', async () => ({ ...answer('nothing here', 404), readAt: Date.now() - 20_000 }));
    pass(9_999);
    expect(keeper.find('/nowhere', never)?.freshness).toBe('hit');
    pass(1);
    expect(keeper.find('/nowhere', never)).toBeUndefined();
  });

  it('are packed more tightly once they are asked for again, and counted as they are then', async () => {
    const keeper = createKeeper();
    const page = answer(
      Array.from({ length: 400 }, (_, index) => `<p>${index * 7919} dempt ${index % 17}.</p>`).join(''),
    );
    await keeper.get('/', async () => page);
    const quick = await page.body.in('br');
    keeper.measure('/', page);
    const before = keeper.held.bytes;
    expect(page.body.ready('br')).toBe(quick);
    keeper.find('/', never);
    await vi.waitFor(() => expect(keeper.held.bytes).toBeLessThan(before));
    expect(before - keeper.held.bytes).toBe(quick.byteLength - (page.body.ready('br')?.byteLength ?? 0));
  });

  it('are as good as what they say of the time of day', async () => {
    const noon = Date.now() + 30_000;
    const keeper = new PageKeeper({
      bounds: { bytes: 10_000_000, items: 100 },
      times,
      trueUntil: () => noon,
      onFailure: (error) => failures.push(error),
    });
    await keeper.get('/', async () => answer('before noon'));
    pass(29_000);
    expect(textOf(keeper.find('/', never))).toBe('before noon');
    pass(1000);
    expect(keeper.find('/', never)).toBeUndefined();
  });
});
