import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type StartEngine, useBackend } from './engine.ts';

const prior = z.object({ priceIncVat: z.number(), priceExcVat: z.number() }).optional();

/** Describes reduced prices, and the lowest price of the 30 days before. */
export function describeReductions(engine: string, start: StartEngine): void {
  describe(`reductions on ${engine}`, () => {
    const backend = useBackend(start);
    const run = async (statement: string, values: unknown[] = []) =>
      (await backend().backend.database.pool.query(statement, values)).rows;
    const raft = `shop_id = 'quiet' and variant_id = 'raft' and currency = 'EUR'`;

    const shown = async () => {
      const product = await backend().read('/Products/raft', { locale: 'nl-NL' });
      const listing = await backend().read('/catalogue/products', { locale: 'nl-NL' });
      const cards = z
        .object({ items: z.array(z.object({ id: z.string(), fromPrice: z.object({ priorPrice: prior }) })) })
        .parse(listing);
      const onCard = cards.items.find(({ id }) => id === 'raft')?.fromPrice.priorPrice;
      expect(z.object({ priorPrice: prior }).parse(product).priorPrice).toEqual(onCard);
      return onCard;
    };

    /** Gives the raft these earlier prices, each from a number of days before the reduction, and 200.00 since. */
    const reduceAfter = async (prices: readonly (readonly [daysBefore: number, cents: number])[]) => {
      await run(
        `update variant_prices set price_exc_vat = 20000, reduced_since = '2026-11-01T00:00:00Z' where ${raft}`,
      );
      await run(`delete from price_history where ${raft}`);
      for (const [days, cents] of [...prices, [0, 20_000] as const]) {
        await run(
          `insert into price_history (shop_id, variant_id, currency, since, price_exc_vat)
            values ('quiet', 'raft', 'EUR', timestamptz '2026-11-01T00:00:00Z' - make_interval(hours => $1), $2)`,
          [days * 24, cents],
        );
      }
    };

    it('are announced for reduced prices only', async () => {
      expect(await shown()).toBeUndefined();
    });

    it.each([
      ['the price that held all the while', [[100, 25_000]], 25_000],
      [
        'the lowest of several',
        [
          [100, 25_000],
          [20, 21_000],
          [10, 24_000],
        ],
        21_000,
      ],
      [
        'no lower one that ended before',
        [
          [100, 15_000],
          [30, 25_000],
        ],
        25_000,
      ],
      [
        'one that held when the 30 days began',
        [
          [100, 22_000],
          [29.5, 25_000],
        ],
        22_000,
      ],
      ['what is known of a product that is new', [[4, 23_000]], 23_000],
    ] as const)('show %s of the 30 days before', async (_, prices, lowest) => {
      await reduceAfter(prices);
      expect(await shown()).toEqual({ priceExcVat: lowest, priceIncVat: Math.round(lowest * 1.21) });
    });

    it.each([
      [
        'what was cheaper within the 30 days',
        [
          [100, 25_000],
          [20, 19_000],
          [10, 25_000],
        ],
      ],
      ['what cost as much', [[100, 20_000]]],
      ['what has cost nothing else yet', []],
    ] as const)('are not announced for %s', async (_, prices) => {
      await reduceAfter(prices);
      expect(await shown()).toBeUndefined();
    });

    it('begin with the statement that says so, and end when the price rises', async () => {
      await run(`update variant_prices set price_exc_vat = 25000, reduced_since = null where ${raft}`);
      await run(`update price_history set since = since - interval '90 days' where ${raft}`);
      await run(`update variant_prices set price_exc_vat = 21000, reduced_since = now() where ${raft}`);
      expect((await shown())?.priceExcVat).toBe(25_000);
      // Reduced further: the 30 days are those before the first step.
      await run(`update variant_prices set price_exc_vat = 19000 where ${raft}`);
      expect((await shown())?.priceExcVat).toBe(25_000);
      await run(`update variant_prices set price_exc_vat = 20000 where ${raft}`);
      expect(await shown()).toBeUndefined();
      expect(await run(`select reduced_since from variant_prices where ${raft}`)).toEqual([{ reduced_since: null }]);
    });

    it('are calculated from every earlier price, however it was changed', async () => {
      await run(`delete from price_history where ${raft}`);
      for (const cents of [18_000, 18_000, 17_500]) {
        await run(`update variant_prices set price_exc_vat = ${cents} where ${raft}`);
      }
      const recorded = await run(`select price_exc_vat from price_history where ${raft} order by since`);
      expect(recorded).toEqual([{ price_exc_vat: 18_000 }, { price_exc_vat: 17_500 }]);
      const [missing] = await run(`select count(*)::integer as count from variant_prices p where not exists (
        select from price_history h where h.shop_id = p.shop_id and h.variant_id = p.variant_id and h.currency = p.currency)`);
      expect(missing).toEqual({ count: 0 });
    });

    it('stand in the currency that they are for', async () => {
      await reduceAfter([[100, 25_000]]);
      expect(z.object({ priorPrice: prior }).parse(await backend().read('/Products/raft')).priorPrice).toBeUndefined();
    });
  });
}
