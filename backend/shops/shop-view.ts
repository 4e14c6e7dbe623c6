/** A shop as one visitor reads it. */
export interface ShopView {
  readonly shopId: string;
  /** BCP 47 tag, one the shop offers. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2, whose VAT applies. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Finds the shop and locale that a request names.
 *
 * @param branch - The draft of its content to read; where there is none, what is published is read.
 * @throws {ProblemError} `SHOP_UNKNOWN`, `LOCALE_UNKNOWN`
 */
export type ResolveShop = (shopId: string, locale: string, branch?: string) => Promise<ShopView>;
