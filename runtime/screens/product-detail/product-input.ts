import { askedVariant } from '#runtime/lib/shown-variant.ts';

/** Input of `catalogue.product` from an address; the same for loader, head and screen. */
export interface ProductInput {
  readonly slug: string;
  /** Id or slug of the variant; absent, the product itself. */
  readonly variant?: string;
}

export function productInput(
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): ProductInput {
  const variant = askedVariant(search);
  return { slug: params.slug ?? '', ...(variant !== undefined && { variant }) };
}
