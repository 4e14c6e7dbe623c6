import { categories, categoryTexts } from '../../db/schema/categories.ts';
import { inLocale } from '../seed-locales.ts';
import { insertRows, type Transaction } from './insert-rows.ts';
import { type SeedContext, searchTexts, textOrNull } from './seed-context.ts';

export async function insertCategories(tx: Transaction, { shop, shopId, locales }: SeedContext): Promise<void> {
  const known = new Set(shop.categories.map(({ key }) => key));
  // One statement: a category may stand before the one above it.
  await insertRows(
    tx,
    categories,
    shop.categories.map(({ key, parent, image }, position) => ({
      shopId,
      id: key,
      parentId: parent !== undefined && known.has(parent) ? parent : null,
      position,
      pictureKey: image.key,
    })),
  );
  await insertRows(
    tx,
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
