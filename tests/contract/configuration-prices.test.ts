import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { OptionBounds } from '#backend/configurator/option-bounds.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import type { SeedProduct, SeedTier } from '#backend/seed/seed-data.ts';
import type { SeedCondition, SeedOption } from '#backend/seed/seed-options.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { times } from '#tests/support/soak.ts';

/** Seed of the generated configurations, the same in every run. */
const first = Number(process.env.CONFIGURATION_SEED ?? 1);
const runs = times(300, 2000);

/** VAT in percent and currency by locale, from the tax authorities of the countries, not from the code. */
const countries = {
  'nl-NL': [21, 'EUR'],
  'nl-BE': [21, 'EUR'],
  'fr-BE': [21, 'EUR'],
  'fr-FR': [20, 'EUR'],
  'de-DE': [19, 'EUR'],
  'de-AT': [20, 'EUR'],
  'en-GB': [20, 'GBP'],
} as const;

const value = z.object({
  type: z.string(),
  valueId: z.string().optional(),
  number: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  depth: z.number().optional(),
  checked: z.boolean().optional(),
  text: z.string().optional(),
  color: z.string().optional(),
});
type Value = z.infer<typeof value>;

const priced = z.object({
  sku: z.string(),
  unit: z.string(),
  values: z.record(z.string(), value),
  states: z.array(z.object({ optionId: z.string(), shown: z.boolean() })),
  parts: z.array(
    z.object({ kind: z.string(), optionId: z.string().optional(), priceExcVat: z.number(), priceIncVat: z.number() }),
  ),
  pricing: z.object({
    vatPercentage: z.number(),
    volumeDiscount: z.array(
      z.object({
        minQuantity: z.number().optional(),
        maxQuantity: z.number().optional(),
        priceExcludingVat: z.number(),
        priceIncludingVat: z.number(),
      }),
    ),
    priceExcVat: z.number(),
    priceIncVat: z.number(),
    totalExcVat: z.number(),
    totalIncVat: z.number(),
  }),
});

/** Creates a pseudo-random number generator (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Divides, rounded half up, with big integers. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
const withVat = (cents: number, percent: number): number => rounded(BigInt(cents) * BigInt(100 + percent), 100n);
const discounted = (cents: number, { discountPercent }: SeedTier): number =>
  rounded(BigInt(cents) * BigInt(Math.round(10_000 - discountPercent * 100)), 10_000n);
const ofArea = (cents: number, area: bigint | undefined): number =>
  area === undefined ? cents : rounded(BigInt(cents) * area, 1_000_000n);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: demoSeed, pictures: packagePaths.pictures });
});
afterAll(async () => {
  await backend?.close();
});

/** Returns a value of an option; `undefined`: none. */
function valueFor(option: SeedOption, next: () => number): Value | undefined {
  const among = ({ min, max, step }: OptionBounds): number => {
    const steps = Math.floor((max - min) / step);
    return min + Math.floor(next() * (steps + 1)) * step;
  };
  if (next() < 0.25) return undefined;
  const { type, values = [], dimensions, number } = option;
  if (type.startsWith('Radio') || type === 'DropDown') {
    return { type, valueId: values[Math.floor(next() * values.length)]?.key };
  }
  if (type === 'Number' && number) return { type, number: among(number) };
  if (type === 'Dimensions' && dimensions) {
    const { width, height, depth } = dimensions;
    return { type, width: among(width), height: among(height), ...(depth && { depth: among(depth) }) };
  }
  if (type === 'Checkbox') return { type, checked: next() < 0.5 };
  if (type === 'TextArea') return { type, text: next() < 0.3 ? ' ' : 'Quiet' };
  return type === 'ColorPicker' ? { type, color: '#2d2a26' } : undefined;
}

/** Returns whether a condition of the seed holds for the values that count. */
function holds(condition: SeedCondition, values: Readonly<Record<string, Value>>): boolean {
  const given = values[condition.option];
  if ('answered' in condition) return (given !== undefined) === condition.answered;
  if (given === undefined) return false;
  if ('chosen' in condition) return condition.chosen.includes(given.valueId ?? '');
  const measured = condition.measure ? given[condition.measure] : given.number;
  if (measured === undefined) return false;
  return measured >= (condition.min ?? -Infinity) && measured <= (condition.max ?? Infinity);
}

/** Returns the tier of a number of whole square metres, or pieces. */
function getTier({ tiers = [] }: SeedProduct, units: number): SeedTier | undefined {
  return tiers.find(({ min = -Infinity, max = Infinity }) => min <= units && units <= max);
}

const products = demoSeed.shops.flatMap((shop) => shop.products.map((product) => ({ shop, product })));
const locales = Object.entries(countries);

it(`prices ${runs} random configurations as the data set says (CONFIGURATION_SEED=${first})`, {
  timeout: 600_000,
}, async () => {
  const seen = { pieces: 0, surcharges: 0, hidden: 0, tiers: 0 };
  for (let run = first; run < first + runs; run += 1) {
    const next = numbersFrom(run);
    const { shop, product } = products[Math.floor(next() * products.length)] ?? { shop: undefined, product: undefined };
    const [locale, [percent, currency]] = locales[Math.floor(next() * locales.length)] ?? ['nl-NL', [21, 'EUR']];
    if (!shop || !product) throw new Error('There is nothing to configure.');
    const { options = [] } = product;
    const sent = Object.fromEntries(
      options.flatMap((option) => {
        const made = valueFor(option, next);
        return made ? [[option.key, made]] : [];
      }),
    );
    const quantity = 1 + Math.floor(next() ** 3 * 400);
    const answer = await backend.ask(`/Products/${product.key}/configure`, {
      method: 'POST',
      shop: shop.id,
      locale,
      body: { quantity, values: sent },
    });
    const told = JSON.stringify({ run, shop: shop.id, product: product.key, locale, quantity, sent });
    expect(answer.statusCode, told).toBe(200);
    const { sku, unit, values, states, parts, pricing } = priced.parse(answer.json());

    for (const option of options) {
      const shown = (option.shownWhen ?? []).every((condition) => holds(condition, values));
      expect(states.find(({ optionId }) => optionId === option.key)?.shown, told).toBe(shown);
      if (!shown) expect(values, told).not.toHaveProperty(option.key);
      seen.hidden += shown ? 0 : 1;
    }

    const variant = product.variants.find((each) => each.sku === sku);
    if (!variant) throw new Error(`${told}: there is no article ${sku}.`);
    const size = options.flatMap(({ key, type }) => (type === 'Dimensions' ? (values[key] ?? []) : []))[0];
    const isCut = product.unit === 'm2' && size?.width !== undefined && size.height !== undefined;
    const area = isCut ? BigInt(size.width ?? 0) * BigInt(size.height ?? 0) : undefined;
    expect(unit, told).toBe(isCut ? 'piece' : (product.unit ?? 'piece'));
    const getPrice = (count: number): number => {
      const units = area === undefined ? count : Number((area * BigInt(count)) / 1_000_000n);
      const tier = getTier(product, units);
      const cents = variant.price[currency] ?? Number.NaN;
      return ofArea(tier ? discounted(cents, tier) : cents, area);
    };
    const surcharges = options.flatMap(({ key, values: choices, surcharge, type }) => {
      const used = values[key];
      if (!used) return [];
      const asked =
        type === 'ColorPicker'
          ? surcharge
          : (choices?.find((each) => each.key === used.valueId)?.surcharge ?? surcharge);
      const cents = asked?.[currency] ?? 0;
      return cents > 0 ? [[key, cents] as const] : [];
    });
    const added = surcharges.reduce((sum, [, cents]) => sum + cents, 0);
    const unitPrice = getPrice(quantity) + added;

    expect(
      parts.map(({ kind, optionId, priceExcVat }) => [optionId ?? kind, priceExcVat]),
      told,
    ).toEqual([['base', getPrice(quantity)], ...surcharges]);
    expect(
      parts.map(({ priceIncVat }) => priceIncVat),
      told,
    ).toEqual(parts.map(({ priceExcVat }) => withVat(priceExcVat, percent)));
    const total = unitPrice * quantity;
    expect(pricing, told).toMatchObject({
      vatPercentage: percent,
      priceExcVat: unitPrice,
      priceIncVat: withVat(unitPrice, percent),
      totalExcVat: total,
      totalIncVat: withVat(total, percent),
    });
    for (const { minQuantity, maxQuantity, priceExcludingVat, priceIncludingVat } of pricing.volumeDiscount) {
      // At both ends of a tier, its price is the price of that quantity, surcharges included.
      for (const count of [minQuantity ?? 1, maxQuantity ?? Math.max(minQuantity ?? 1, 10_000)]) {
        expect([count, priceExcludingVat, priceIncludingVat], told).toEqual([
          count,
          getPrice(count) + added,
          withVat(getPrice(count) + added, percent),
        ]);
      }
    }
    seen.pieces += isCut ? 1 : 0;
    seen.surcharges += surcharges.length;
    seen.tiers += pricing.volumeDiscount.length;
  }
  // Each of these must have occurred.
  expect(Math.min(seen.pieces, seen.surcharges, seen.hidden, seen.tiers)).toBeGreaterThan(runs / 100);
});
