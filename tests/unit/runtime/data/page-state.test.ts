import { describe, expect, it } from 'vitest';
import { serializePageState } from '#runtime/data/page-state.ts';
import { fillCache, parsePageState } from '#runtime/data/parse-page-state.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';

describe('the state of a page', () => {
  it('reaches the browser with dates, sets, maps and bigints as they were', async () => {
    const values = {
      date: new Date('2026-11-21'),
      set: new Set([1]),
      map: new Map([['a', 1]]),
      big: 12n,
      none: undefined,
    };
    const server = createQueryClient();
    await server.fetchQuery({ queryKey: [['a']], queryFn: async () => values });

    const state = await parsePageState<{ at: Date }>(serializePageState(server, { at: new Date(0) }));
    const browser = createQueryClient();
    fillCache(browser, state);
    expect(browser.getQueryData([['a']])).toEqual(values);
    expect(browser.getQueryState([['a']])?.dataUpdatedAt).toBe(state.madeAt);
    expect(state.route.at).toEqual(new Date(0));
  });

  it('is plain JSON where possible, without undefined members', async () => {
    const server = createQueryClient();
    await server.fetchQuery({
      queryKey: [['a']],
      queryFn: async () => ({ name: 'Fjord', gone: undefined, sizes: [1, null] }),
    });
    const text = serializePageState(server, { at: '/' });
    expect(JSON.parse(text)).not.toHaveProperty('meta');
    const browser = createQueryClient();
    fillCache(browser, await parsePageState(text));
    expect(browser.getQueryData([['a']])).toEqual({ name: 'Fjord', sizes: [1, null] });
  });

  it('leaves out failed queries', async () => {
    const server = createQueryClient();
    await server
      .fetchQuery({ queryKey: [['b']], queryFn: () => Promise.reject(new Error('secret')) })
      .catch(() => undefined);
    const text = serializePageState(server, {});
    expect(text).not.toContain('secret');
    expect((await parsePageState(text)).queries).toEqual([]);
  });
});
