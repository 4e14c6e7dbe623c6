import { asc, eq } from 'drizzle-orm';
import { categories, categoryTexts } from '../../db/schema/categories.ts';
import type { SeedCategory } from '../../seed/seed-data.ts';
import type { ExportContext } from './export-context.ts';
import { collectSlugs, type FindSlugs } from './export-slugs.ts';
import { groupRows } from './group-rows.ts';
import { getTexts } from './texts-of.ts';

export async function exportCategories(
  { db, shopId, locales }: ExportContext,
  slugs: FindSlugs,
): Promise<SeedCategory[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.shopId, shopId))
    .orderBy(asc(categories.position), asc(categories.id));
  const texts = groupRows(
    await db.select().from(categoryTexts).where(eq(categoryTexts.shopId, shopId)),
    ({ categoryId }) => categoryId,
  );
  return rows.map(({ id, parentId, pictureKey }) => {
    const own = getTexts(locales, `Category ${id}`, texts.get(id) ?? []);
    return {
      key: id,
      ...collectSlugs(slugs, 'category', id),
      name: own.text(({ name }) => name),
      intro: own.text(({ intro }) => intro),
      ...own.optional('description', ({ description }) => description),
      ...own.optional('metaTitle', ({ metaTitle }) => metaTitle),
      ...own.optional('metaDescription', ({ metaDescription }) => metaDescription),
      image: { key: pictureKey, alt: own.text(({ pictureAlt }) => pictureAlt) },
      ...(parentId !== null && { parent: parentId }),
    };
  });
}
