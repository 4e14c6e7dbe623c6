import { categories, categoryTexts } from '../../db/schema/categories.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, searchTexts, textOrNull } from './seed-context.ts';

export async function insertCategories(write: WriteRows, { shop, shopId, locales }: SeedContext): Promise<void> {
  const known = new Set(shop.categories.map(({ key }) => key));
  // One statement: a category may come before its parent.
  await write(
    categories,
    shop.categories.map(({ key, parent, image }, position) => ({
      shopId,
      id: key,
      parentId: parent !== undefined && known.has(parent) ? parent : null,
      position,
      pictureKey: image.key,
    })),
  );
  await write(
    categoryTexts,
    shop.categories.flatMap((category) =>
      locales.map((locale) => ({
        shopId,
        categoryId: category.key,
        locale,
        name: inLocale(category.name, locale),
        intro: inLocale(category.intro, locale),
        description: textOrNull(category.description, locale),
        ...searchTexts(category, locale),
        pictureAlt: inLocale(category.image.alt, locale),
      })),
    ),
  );
}
