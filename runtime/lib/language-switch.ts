/** Returns the path of a language switch that has to look up a product's slug first. */
export function productSwitchPath(locale: string, slug: string): string {
  return `/locale/${locale}/product/${slug}`;
}
