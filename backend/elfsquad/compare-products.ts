import type { components } from '#generated/contracts/product-api.ts';
import type { ElfsquadFeature } from './elfsquad-client.ts';

type ElfsquadProduct = components['schemas']['ElfsquadProduct'];
type ProductOnlyHere = components['schemas']['ProductOnlyHere'];

/** A variant of a configurable product of the shop. */
export interface ConfigurableVariant {
  readonly productId: string;
  readonly sku: string;
  /** Names of the product, one in each locale. */
  readonly names: readonly string[];
  /** Cents in euros without VAT; null: it has no price in euros. */
  readonly price: number | null;
}

export interface Comparison {
  /** Sorted by name. */
  readonly items: readonly ElfsquadProduct[];
  /** Sorted by SKU. */
  readonly onlyHere: readonly ProductOnlyHere[];
}

const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/;
const maxNameLength = 200;

/** Matches the products of Elfsquad with those of the shop by SKU, case-insensitively. */
export function compareProducts(
  features: readonly ElfsquadFeature[],
  variants: readonly ConfigurableVariant[],
): Comparison {
  const bySku = new Map<string, ConfigurableVariant[]>();
  for (const variant of variants) {
    const sku = variant.sku.toLowerCase();
    bySku.set(sku, [...(bySku.get(sku) ?? []), variant]);
  }
  const there = new Set(features.map(({ articleCode }) => articleCode?.toLowerCase()));
  return {
    items: features
      .map((feature) => toElfsquadProduct(feature, bySku.get(feature.articleCode?.toLowerCase() ?? '') ?? []))
      .sort((one, other) => one.name.localeCompare(other.name) || one.elfsquadId.localeCompare(other.elfsquadId)),
    onlyHere: variants
      .filter(({ sku }) => !there.has(sku.toLowerCase()))
      .map(({ productId, sku, names }) => ({ productId, sku, name: names[0] ?? sku }))
      .sort((one, other) => one.sku.localeCompare(other.sku)),
  };
}

function toElfsquadProduct(feature: ElfsquadFeature, matches: readonly ConfigurableVariant[]): ElfsquadProduct {
  const { id, name, articleCode } = feature;
  const [match, ...others] = matches;
  const differences = match && others.length === 0 ? listDifferences(feature, match) : [];
  return {
    elfsquadId: id,
    name: name.slice(0, maxNameLength) || id,
    ...(articleCode !== null && skuPattern.test(articleCode) && { sku: articleCode }),
    match: !match ? 'unmatched' : others.length > 0 ? 'ambiguous' : differences.length > 0 ? 'differing' : 'matched',
    ...(match && others.length === 0 && { productId: match.productId }),
    differences,
  };
}

function listDifferences({ name, salesPrice }: ElfsquadFeature, { names, price }: ConfigurableVariant): string[] {
  const cents = salesPrice === null ? null : Math.round(salesPrice * 100);
  return [
    ...(names.includes(name) ? [] : [`name: ${names[0] ?? 'none'} here, ${name} there`]),
    ...(cents === price ? [] : [`price EUR: ${price ?? 'none'} here, ${cents ?? 'none'} there`]),
  ].map((text) => text.slice(0, 300));
}
