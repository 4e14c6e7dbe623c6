import type { components } from '#generated/contracts/product-api.ts';

type Product = components['schemas']['Product'];
type Variant = components['schemas']['ProductVariant'];

/** Query parameter of the page that compares products: one value for each, its slug, with that of its variant behind a tilde. */
export const comparedParameter = 'product';

/** Max. products side by side. */
export const maxCompared = 4;

/** A product to compare, in one of its variants if one is named. */
export interface ComparedProduct {
  readonly slug: string;
  readonly variant?: string;
}

const separator = '~';

/** Reads the products of an address, each once; those beyond the fourth are ignored. */
export function readCompared(search: URLSearchParams): readonly ComparedProduct[] {
  const values = search.getAll(comparedParameter).filter((value) => !value.startsWith(separator) && value !== '');
  return [...new Set(values)].slice(0, maxCompared).map((value) => {
    const [slug = '', variant = ''] = value.split(separator);
    return variant === '' ? { slug } : { slug, variant };
  });
}

/** Returns the value of the query parameter for a product. */
export function comparedValue({ slug, variant }: ComparedProduct): string {
  return variant === undefined ? slug : `${slug}${separator}${variant}`;
}

/** Returns the query of the page that compares these products, from `?` on; empty without any. */
export function comparedSearch(products: readonly ComparedProduct[]): string {
  const query = new URLSearchParams(products.map((product) => [comparedParameter, comparedValue(product)]));
  return products.length === 0 ? '' : `?${query}`;
}

/** What a comparison shows of a product. */
export interface ComparedFacts
  extends Pick<Product, 'name' | 'slug' | 'pricing' | 'unit' | 'unitPrice' | 'delivery' | 'acoustics' | 'attributes'> {
  /** Its slug and that of its variant, as the address of the comparison has them. */
  readonly asked: ComparedProduct;
  readonly image: Product['images'][number] | undefined;
  /** Of a product that comes in several. */
  readonly variant: Pick<Variant, 'name' | 'slug'> | undefined;
  /** Millimetres. */
  readonly size: Variant['size'];
  /** Grams. */
  readonly weight: Variant['weight'];
}

/** Products side by side, and what else could be put beside them. */
export interface Comparison {
  /** In the order of the question; what there is no more is left out. */
  readonly products: readonly ComparedFacts[];
  /** Products of the first one's category, or all without one, by name. */
  readonly others: readonly Pick<Product, 'name' | 'slug'>[];
}
