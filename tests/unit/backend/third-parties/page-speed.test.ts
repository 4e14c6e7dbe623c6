import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageSpeed } from '#backend/third-parties/page-speed.ts';

const report = (id: string, inp: number, lcp: number) =>
  JSON.stringify({
    interactions: [],
    components: [],
    session: { id, locale: 'nl-NL', route: 'cart', startedAt: 0, inp, lcp: { value: lcp, route: 'home' } },
  });

describe('the figures of the monitoring client', () => {
  it('are the 75th percentile of visits by route, where the last report of a visit counts', async () => {
    const speed = createPageSpeed();
    await speed.add(Buffer.from(report('a', 999, 999)), false);
    for (const [id, value] of [
      ['a', 40],
      ['b', 80],
      ['c', 120],
      ['d', 600],
    ] as const) {
      expect(await speed.add(gzipSync(report(id, value, value * 10)), true)).toBe(true);
    }
    const text = await speed.render();
    expect(text).toContain('storefront_inp_p75_milliseconds{locale="nl-NL",route="cart"} 120\n');
    expect(text).toContain('storefront_lcp_p75_milliseconds{locale="nl-NL",route="home"} 1200\n');
  });

  it('reject anything that is not a report', async () => {
    const speed = createPageSpeed();
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    for (const [body, isCompressed] of [
      [Buffer.from('{'), false],
      [Buffer.from('{"session":{}}'), false],
      [Buffer.from(report('a', -1, 1)), false],
      [Buffer.from(report('a', 1, 1)), true],
      [bomb, true],
    ] as const) {
      expect(await speed.add(body, isCompressed)).toBe(false);
    }
    expect(await speed.render()).not.toContain('{locale=');
  });
});
