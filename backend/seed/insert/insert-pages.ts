import { menus, pages, pageTexts } from '../../db/schema/content.ts';
import { inLocale } from '../seed-locales.ts';
import { createBlockWriter } from '../stored-blocks.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, textOrNull } from './seed-context.ts';

/** Inserts content pages and menus. */
export async function insertPages(write: WriteRows, { shop, shopId, locales }: SeedContext): Promise<void> {
  const writers = locales.map((locale) => ({ locale, ...createBlockWriter(shop, locale) }));
  await write(
    pages,
    shop.pages.map(({ id }) => ({ shopId, id })),
  );
  await write(
    pageTexts,
    shop.pages.flatMap((page) =>
      writers.map(({ locale, block }) => ({
        shopId,
        pageId: page.id,
        locale,
        title: inLocale(page.title, locale),
        metaTitle: textOrNull(page.metaTitle, locale),
        intro: textOrNull(page.intro, locale),
        description: inLocale(page.metaDescription ?? page.intro ?? page.title, locale),
        blocks: page.blocks.map(block),
      })),
    ),
  );
  await write(
    menus,
    (['header', 'footer', 'service', 'legal'] as const).flatMap((location) =>
      writers.map(({ locale, menuItem }) => ({
        shopId,
        location,
        locale,
        items: (shop.menus[location] ?? []).map(menuItem),
      })),
    ),
  );
}
