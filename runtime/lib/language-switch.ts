/** Where a language switch begins that has to ask for the slug of a product first. */
export function productSwitchPath(locale: string, slug: string): string {
  return `/locale/${locale}/product/${slug}`;
}
