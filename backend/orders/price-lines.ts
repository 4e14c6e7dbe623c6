import type { components } from '#generated/contracts/product-api.ts';
import { loadStock } from '../catalogue/stock-levels.ts';
import { type Configurable, loadConfigurable } from '../configurator/configurable.ts';
import { evaluateLoaded, type Verdict } from '../configurator/evaluate-configuration.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { type Actor, createServiceActor } from '../identity/actor.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { withVat } from '../pricing/vat.ts';
import { findTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type LineTexts, loadLineTexts } from './line-texts.ts';
import { convertPricing, type OrderVat, partsAt } from './order-vat.ts';

type Schemas = components['schemas'];
type OrderLine = Schemas['OrderLine'];
type LineChange = Schemas['LineChange'];

/** The context in which a line is evaluated and priced. */
export interface LineContext {
  readonly db: DatabaseWriter;
  /** With the country whose VAT applies. */
  readonly shop: ShopView;
  readonly actor: Actor;
  readonly vat: OrderVat;
}

/** Prices the lines of an order in progress, by today's prices and stock, in the order they were added. */
export async function priceLines(context: LineContext, rows: readonly LineRow[]): Promise<OrderLine[]> {
  const { db, shop } = context;
  const texts = await loadLineTexts(db, shop, [...new Set(rows.map(({ productId }) => productId))]);
  const left = await loadStock(db, shop.shopId, [...new Set(rows.map(({ variantId }) => variantId))]);
  const products = new Map<string, Configurable>();
  for (const id of texts.keys()) products.set(id, await loadConfigurable(db, shop, id));
  const lines: OrderLine[] = [];
  for (const row of rows) {
    const text = texts.get(row.productId);
    const available = left.get(row.variantId);
    // Lines of one variant share the stock, the first line first.
    if (available !== undefined) left.set(row.variantId, Math.max(0, available - row.quantity));
    const product = products.get(row.productId);
    const verdict = product && (await evaluateLine(context, product, row));
    lines.push(text && verdict ? toLine(context, row, text, verdict, available) : asItWas(context, row, text));
  }
  return lines;
}

/** Evaluates the configuration of a line. @returns `undefined` when the variant has been deleted. */
async function evaluateLine(
  { db, shop }: LineContext,
  product: Configurable,
  row: LineRow,
): Promise<Verdict | undefined> {
  const { variantId, quantity, values } = row;
  if (!product.variants.some(({ id }) => id === variantId)) return undefined;
  // A line may use the files and crops that it names, even after its order has changed owner.
  return await evaluateLoaded(db, shop, createServiceActor(shop), product, {
    variantId,
    quantity,
    values,
    cropId: row.cropId ?? undefined,
  });
}

/** Returns a line as it is shown. @param available - Units in stock; absent: made to order. */
export function toLine(
  { vat }: LineContext,
  row: Omit<LineRow, 'record' | 'position'>,
  text: LineTexts,
  verdict: Verdict,
  available: number | undefined,
): OrderLine {
  const pricing = convertPricing(verdict.pricing, vat.percentage);
  const { bounds } = verdict;
  const maximum = Math.max(1, Math.min(bounds.maximum, available ?? bounds.maximum));
  const variantName = verdict.parts[0]?.value;
  const image = verdict.crop?.preview ?? verdict.image ?? text.image;
  return {
    id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    sku: verdict.sku,
    kind: text.kind,
    name: text.name,
    slug: text.slug,
    ...(text.category && { category: text.category }),
    ...(text.brand !== undefined && { brand: text.brand }),
    ...(variantName !== undefined && { variantName }),
    ...(image && { image }),
    values: row.values,
    choices: verdict.choices,
    ...(verdict.crop && { crop: verdict.crop }),
    ...(row.configurationId !== null && { configurationId: row.configurationId }),
    quantity: { current: row.quantity, minimum: bounds.minimum, maximum, step: bounds.step },
    unit: verdict.unit,
    parts: partsAt(verdict.parts, vat.percentage),
    pricing,
    ...findTiers(verdict, row.quantity, vat.percentage),
    inStock: available === undefined ? verdict.inStock : available >= row.quantity,
    ...(verdict.delivery && { delivery: verdict.delivery }),
    changes: listChanges(row, verdict, pricing, available),
  };
}

/** Returns the volume tier that is reached, and the next one that is cheaper. */
function findTiers({ prices }: Verdict, quantity: number, percentage: number): Pick<OrderLine, 'tier' | 'nextTier'> {
  const reached = findTier(prices.tiers, quantity);
  const current = reached?.unitPrice ?? prices.unitPrice;
  const next = [...prices.tiers]
    .filter(({ minQuantity, unitPrice }) => (minQuantity ?? 0) > quantity && unitPrice < current)
    .sort((a, b) => (a.minQuantity ?? 0) - (b.minQuantity ?? 0))[0];
  const priced = (cents: number) => ({ priceIncludingVat: withVat(cents, percentage), priceExcludingVat: cents });
  return {
    ...(reached && {
      tier: {
        ...(reached.minQuantity !== null && { minQuantity: reached.minQuantity }),
        ...(reached.maxQuantity !== null && { maxQuantity: reached.maxQuantity }),
        ...priced(reached.unitPrice),
      },
    }),
    ...(next?.minQuantity != null && {
      nextTier: { minQuantity: next.minQuantity, missing: next.minQuantity - quantity, ...priced(next.unitPrice) },
    }),
  };
}

function listChanges(
  row: Omit<LineRow, 'record' | 'position'>,
  verdict: Verdict,
  pricing: Schemas['Pricing'],
  available: number | undefined,
): LineChange[] {
  const most = Math.min(verdict.bounds.maximum, available ?? Infinity);
  const isOutdated =
    verdict.variantId !== row.variantId ||
    verdict.problems.some(({ pointer, rule }) => pointer !== '/quantity' || rule !== 'maximum');
  return [
    ...(pricing.priceExcVat === row.setPrice
      ? []
      : [{ kind: 'priceChanged' as const, before: row.setPrice, after: pricing.priceExcVat }]),
    ...(pricing.vatPercentage === row.setVat
      ? []
      : [{ kind: 'vatChanged' as const, before: row.setVat, after: pricing.vatPercentage }]),
    ...(available === 0 ? [{ kind: 'soldOut' as const, after: 0 }] : []),
    ...(most > 0 && most < row.quantity ? [{ kind: 'quantityLimited' as const, after: most }] : []),
    ...(isOutdated ? [{ kind: 'configurationOutdated' as const }] : []),
  ];
}

/**
 * Returns a line that is no longer available, with its last price.
 *
 * @param text - Absent: the product has been deleted.
 */
function asItWas({ vat }: LineContext, { record, quantity }: LineRow, text: LineTexts | undefined): OrderLine {
  return {
    ...record,
    ...text,
    pricing: convertPricing(record.pricing, vat.percentage),
    parts: partsAt(record.parts, vat.percentage),
    quantity: { ...record.quantity, current: quantity },
    inStock: false,
    changes: [{ kind: text ? 'configurationOutdated' : 'gone' }],
  };
}
