import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addLine } from '#tests/support/orders.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Prices of the small seed, in cents without VAT. */
const prices: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EUR: { 'panel-moss': 9995, 'panel-clay': 8990, raft: 25_000, bevelled: 601, hole: 50, label: 1000 },
  GBP: { 'panel-moss': 8995, 'panel-clay': 8090, raft: 22_000, bevelled: 501, hole: 45, label: 900 },
};
const rates: Readonly<Record<string, number>> = { NL: 21, BE: 21, FR: 20, DE: 19, AT: 20, GB: 20 };

const line = z.object({
  variantId: z.string(),
  quantity: z.object({ current: z.number() }),
  values: z.record(z.string(), z.looseObject({ type: z.string() })),
});
const orderShape = z.object({
  country: z.string(),
  currency: z.string(),
  lines: z.array(line),
  totals: z.object({ goodsExcVat: z.number(), goodsIncVat: z.number(), totalIncVat: z.number() }),
});

/** Calculates the totals of an order from the seed's prices. */
function expected({ country, currency, lines }: z.infer<typeof orderShape>): { exc: number; inc: number } {
  const list = prices[currency] ?? {};
  const rate = rates[country] ?? Number.NaN;
  let [exc, inc] = [0, 0];
  for (const { variantId, quantity, values } of lines) {
    const count = quantity.current;
    const base = list[variantId] ?? Number.NaN;
    const off = variantId === 'raft' ? 0 : count >= 25 ? 125 : count >= 10 ? 50 : 0;
    let unit = Math.floor((base * (1000 - off) + 500) / 1000);
    if (values.edge?.valueId === 'bevelled') unit += list.bevelled ?? Number.NaN;
    if (values.holes) unit += list.hole ?? Number.NaN;
    if (values.label?.checked === true) unit += list.label ?? Number.NaN;
    exc += unit * count;
    inc += Math.floor((unit * count * (100 + rate) + 50) / 100);
  }
  return { exc, inc };
}

/** Mostly valid values: entirely invalid ones are rejected early. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });

const money = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.double(),
  fc.constantFrom('0', null, '1e-9', []),
);
const names = [
  'price',
  'priceExcVat',
  'totalIncVat',
  'vatPercentage',
  'discount',
  'currency',
  'country',
  'shopId',
  'unit',
];
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, 0, 0.5, 1e9, '3', null, Number.MAX_SAFE_INTEGER, [2]) },
);
const values = fc.record(
  {
    edge: mostly<unknown>(
      fc.constant({ type: 'Radio', valueId: 'bevelled' }),
      fc.constantFrom(
        { type: 'Radio', valueId: 'straight', surchargeExcVat: -500 },
        { type: 'Radio', valueId: 'free' },
      ),
    ),
    holes: mostly<unknown>(fc.constant({ type: 'Number', number: 4 }), fc.constant({ type: 'Number', number: -4 })),
    label: mostly<unknown>(
      fc.constant({ type: 'Checkbox', checked: true }),
      fc.constant({ type: 'Checkbox', checked: true, price: 0 }),
    ),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  body: fc.record(
    {
      productId: mostly(fc.constant('panel'), fc.constantFrom('raft', 'drum', 'ghost')),
      variantId: mostly(fc.constantFrom('panel-moss', 'panel-clay'), fc.constantFrom('raft', 'drum')),
      quantity,
      values,
    },
    { requiredKeys: ['productId', 'quantity'] },
  ),
  extra: mostly(fc.constant(null), fc.tuple(fc.constantFrom(...names), money)),
  shop: fc.oneof({ weight: 8, arbitrary: fc.constant('quiet') }, { weight: 1, arbitrary: fc.constant('loud') }),
  locale: fc.constantFrom('nl-NL', 'de-DE', 'en-GB', 'fr-FR'),
  header: fc.option(fc.constantFrom('x-price', 'x-vat', 'x-currency', 'x-country'), { freq: 4 }),
  isChange: fc.boolean(),
});

/** Describes that manipulated prices, quantities, VAT or shops in requests do not change the calculated totals. */
export function describeOrderTampering(engine: string, start: StartEngine): void {
  describe(`orders that are tampered with on ${engine}`, () => {
    const backend = useSharedBackend(start);
    // Both engines calculate totals with the same code.
    const requests = casesOf(12);

    it(`answers ${requests} requests with its own total or a refusal ${ofCheck(12)}`, async () => {
      let { order, buyer } = await addLine(backend(), { productId: 'panel', quantity: 1 });
      let [taken, sent] = [0, 0];
      await fc.assert(
        fc.asyncProperty(request, async ({ body, extra, shop, locale, header, isChange }) => {
          sent += 1;
          if (sent % 10 === 0) ({ order, buyer } = await addLine(backend(), { productId: 'panel', quantity: 1 }));
          const { productId: _, ...change } = body;
          const answer = await backend().ask(isChange ? `/orders/lines/${order.lines[0]?.id}` : '/orders/lines', {
            method: isChange ? 'PUT' : 'POST',
            shop,
            locale: shop === 'loud' ? 'nl-NL' : locale,
            headers: { ...buyer, ...(header !== null && { [header]: '0' }) },
            body: { ...(isChange ? change : body), ...(extra && { [extra[0]]: extra[1] }) },
          });
          expect(answer.statusCode, answer.body).not.toBe(500);
          if (answer.statusCode >= 400 || shop === 'loud') return;
          taken += 1;
          const given = orderShape.parse(answer.json());
          const { exc, inc } = expected(given);
          expect(given.totals).toEqual({ goodsExcVat: exc, goodsIncVat: inc, totalIncVat: inc });
        }),
        { numRuns: requests, endOnFailure: true },
      );
      // Enough requests must have been accepted.
      expect(taken).toBeGreaterThan(requests * 0.25);
      held(12, requests, { on: engine });
    }, 1_200_000);
  });
}
