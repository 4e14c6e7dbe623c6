import type { SeedLocale } from '../seed/seed-texts.ts';
import { createEditorialFormats } from './format/editorial-formats.ts';
import { createPageFormat } from './format/page-format.ts';
import { createProductFormat } from './format/product-format.ts';
import { createSharedFormats, type SharedContent } from './format/shared-formats.ts';
import { createShopFormats } from './format/shop-formats.ts';

/**
 * Creates the format of a shop's files: each part decodes the content of a file and encodes it again.
 *
 * @param locales Locales of the shop: texts and prices are required in their languages and currencies.
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
