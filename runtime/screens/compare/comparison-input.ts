import { type ComparedProduct, readCompared } from '#runtime/lib/compared-products.ts';

/** Returns the input of `catalogue.comparison` from an address; the same for loader and screen. */
export function comparisonInput(search: URLSearchParams): { readonly products: ComparedProduct[] } {
  return { products: [...readCompared(search)] };
}
