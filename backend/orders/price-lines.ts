import type { components } from '#generated/contracts/product-api.ts';
import type { Configurable } from '../configurator/configurable.ts';
import { evaluateWith, type Verdict } from '../configurator/evaluate-configuration.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { withVat } from '../pricing/vat.ts';
import { findTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { atOfferedPrice, findOffered } from './offered-prices.ts';
import { convertPricing, type OrderVat, partsAt } from './order-vat.ts';
import type { PriceSources } from './price-sources.ts';

type Schemas = components['schemas'];
type OrderLine = Schemas['OrderLine'];
type LineChange = Schemas['LineChange'];

/** The context in which lines are evaluated and priced. */
export interface LineContext {
  /** With the country whose VAT applies. */
  readonly shop: ShopView;
  readonly vat: OrderVat;
  readonly sources: PriceSources;
  /** `YYYY-MM-DD`, in the time zone of the shop. */
  readonly today: string;
}

/** Prices the lines of an order in progress, by today's prices and stock, in the order they were added. */
export function priceLines(context: LineContext, rows: readonly LineRow[]): OrderLine[] {
  const { products, offers } = context.sources;
  const offering = { ...context, offers };
  const left = new Map<string, number>();
  return rows.map((row) => {
    const product = products.get(row.productId);
    const text = product && getLineTexts(product);
    const available = left.get(row.variantId) ?? (product && countAvailable(product, row.variantId));
    // Lines of one variant share the stock, the first line first.
    if (available !== undefined) left.set(row.variantId, Math.max(0, available - row.quantity));
    const verdict = product && text && evaluateLine(context, product, row);
    if (!text || !verdict) return asItWas(context, row, text);
    const offered = findOffered(offering, row);
    const priced = atOfferedPrice(offering, verdict, offered, row.quantity);
    return toLine(context, row, text, priced, available, offered?.offerId);
  });
}

/** The texts of a line's product, independent of its configuration. */
type LineTexts = Pick<OrderLine, 'kind' | 'name' | 'slug' | 'category' | 'brand' | 'image'>;

/** Returns the texts of a product; `undefined`: it has no page in the locale, and counts as deleted. */
export function getLineTexts({ kind, brand, name, slug, category, image }: Configurable): LineTexts | undefined {
  if (slug === undefined) return undefined;
  return { kind, brand, name, slug, ...(category && { category }), ...(image && { image }) };
}

/** Returns the units in stock of a variant; `undefined`: it is made to order. */
export function countAvailable({ variants }: Configurable, variantId: string): number | undefined {
  return variants.find(({ id }) => id === variantId)?.available ?? undefined;
}

/** Evaluates the configuration of a line. @returns `undefined` when the variant has been deleted. */
function evaluateLine(
  { shop, sources }: Pick<LineContext, 'shop' | 'sources'>,
  product: Configurable,
  { variantId, quantity, values, cropId }: LineRow,
): Verdict | undefined {
  if (!product.variants.some(({ id }) => id === variantId)) return undefined;
  const request = { variantId, quantity, values, cropId: cropId ?? undefined };
  return evaluateWith(shop, product, request, sources.files, sources.crops.get(cropId ?? ''));
}

/**
 * Returns a line as it is shown.
 *
 * @param available - Units in stock; absent: made to order.
 * @param offerId - The offer whose price counts; absent: none.
 */
export function toLine(
  { vat }: Pick<LineContext, 'vat'>,
  row: Omit<LineRow, 'record' | 'position'>,
  text: LineTexts,
  verdict: Verdict,
  available: number | undefined,
  offerId?: string,
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
    ...(offerId !== undefined && { offerId }),
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
function asItWas(
  { vat }: Pick<LineContext, 'vat'>,
  { record, quantity }: LineRow,
  text: LineTexts | undefined,
): OrderLine {
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
