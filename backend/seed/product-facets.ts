import { listedColors } from '../db/schema/options.ts';
import type { productFacets } from '../db/schema/products.ts';
import type { SeedProduct, SeedShop } from './seed-data.ts';
import { allSeedLocales, byLocale } from './seed-locales.ts';
import type { SeedText } from './seed-texts.ts';
import { slugify } from './slugify.ts';

type FacetRow = typeof productFacets.$inferInsert;

/** Thickness by ranges, each up to and including so many millimetres. */
const thicknesses: readonly { readonly id: string; readonly upTo: number; readonly label: SeedText }[] = [
  {
    id: 'up-to-10',
    upTo: 10,
    label: { nl: 'tot en met 10 mm', fr: 'jusqu’à 10 mm', de: 'bis 10 mm', en: 'up to 10 mm' },
  },
  { id: '11-25', upTo: 25, label: { nl: '11–25 mm', fr: '11–25 mm', de: '11–25 mm', en: '11–25 mm' } },
  { id: '26-50', upTo: 50, label: { nl: '26–50 mm', fr: '26–50 mm', de: '26–50 mm', en: '26–50 mm' } },
  { id: '51-100', upTo: 100, label: { nl: '51–100 mm', fr: '51–100 mm', de: '51–100 mm', en: '51–100 mm' } },
  {
    id: 'over-100',
    upTo: Number.POSITIVE_INFINITY,
    label: { nl: 'meer dan 100 mm', fr: 'plus de 100 mm', de: 'über 100 mm', en: 'over 100 mm' },
  },
];

/** Returns the facet values of a product in listings. */
export function facetRows(shop: SeedShop, product: SeedProduct, categoryIds: readonly string[]): FacetRow[] {
  const locales = shop.locales ?? allSeedLocales;
  const everywhere = (text: string): Record<string, string> =>
    Object.fromEntries(locales.map((locale) => [locale, text]));
  const row = (facetId: string, valueId: string, label: Record<string, string>, position: number): FacetRow => ({
    shopId: shop.id,
    productId: product.key,
    facetId,
    valueId,
    label,
    position,
  });
  const { soundClass, fireClass, thickness } = product.acoustics ?? {};
  const range = thickness === undefined ? -1 : thicknesses.findIndex(({ upTo }) => thickness <= upTo);
  const colors = (product.options ?? []).flatMap(({ type, values = [] }) => (type === listedColors ? values : []));
  return [
    ...shop.categories.flatMap((category, position) =>
      categoryIds.includes(category.key)
        ? [row('category', category.key, byLocale(category.name, locales), position)]
        : [],
    ),
    row('brand', slugify(product.brand), everywhere(product.brand), 0),
    ...(soundClass ? [row('soundClass', soundClass, everywhere(soundClass), soundClass.charCodeAt(0))] : []),
    ...colors.map(({ key, name }, position) => row('color', key, byLocale(name, locales), position)),
    ...(product.materials ?? []).map(({ key, name }) => row('material', key, byLocale(name, locales), 0)),
    ...thicknesses.flatMap(({ id, label }, position) =>
      position === range ? [row('thickness', id, byLocale(label, locales), position)] : [],
    ),
    ...(fireClass ? [row('fireClass', slugify(fireClass), everywhere(fireClass), fireClass.charCodeAt(0))] : []),
  ];
}
