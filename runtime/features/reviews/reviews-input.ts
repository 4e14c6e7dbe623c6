/** Parameter of the address of a product's page that names a page of its reviews. */
export const reviewsParameter = 'reviews';

/** Returns the input of `catalogue.reviews` from an address; the same for loader and component. */
export function reviewsInput(
  { slug = '' }: Readonly<Partial<Record<string, string>>>,
  search: URLSearchParams,
): { readonly slug: string; readonly page: number } {
  const page = Number(search.get(reviewsParameter) ?? 1);
  return { slug, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}
