import type { SeedLocale } from '../seed/seed-texts.ts';
import { createEditorialFormats } from './format/editorial-formats.ts';
import { createPageFormat } from './format/page-format.ts';
import { createProductFormat } from './format/product-format.ts';
import { createSharedFormats, type SharedContent } from './format/shared-formats.ts';
import { createShopFormats } from './format/shop-formats.ts';

/**
 * Makes the format of a shop's files: each part reads what a file holds (`decode`) and writes it again (`encode`).
 *
 * @param locales Those of the shop: their languages and currencies are the ones that texts and prices are needed in.
 */
export function createContentFormat(locales: readonly SeedLocale[], shared: SharedContent) {
  const formats = createSharedFormats(locales, shared);
  return {
    ...createShopFormats(formats),
    ...createEditorialFormats(formats),
    product: createProductFormat(formats, shared),
    page: createPageFormat(formats),
  };
}
