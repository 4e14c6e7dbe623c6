import { asc, eq } from 'drizzle-orm';
import { menus, pages, pageTexts } from '../../db/schema/content.ts';
import type { SeedPage, SeedShop } from '../../seed/seed-data.ts';
import { exportBlocks } from './export-blocks.ts';
import type { ExportContext } from './export-context.ts';
import { exportMenu } from './export-links.ts';
import type { FindSlugs } from './export-slugs.ts';
import { groupRows } from './group-rows.ts';
import { getTexts, isSameText } from './texts-of.ts';

/** Exports content pages and menus. */
export async function exportPages(
  context: ExportContext,
  slugs: FindSlugs,
): Promise<Pick<SeedShop, 'pages' | 'menus'>> {
  return { pages: await exportContentPages(context, slugs), menus: await exportMenus(context) };
}

async function exportContentPages({ db, shopId, locales }: ExportContext, slugs: FindSlugs): Promise<SeedPage[]> {
  const rows = await db.select().from(pages).where(eq(pages.shopId, shopId)).orderBy(asc(pages.id));
  const texts = groupRows(
    await db.select().from(pageTexts).where(eq(pageTexts.shopId, shopId)),
    ({ pageId }) => pageId,
  );
  return rows.map(({ id }) => {
    const name = `Page ${id}`;
    const written = texts.get(id) ?? [];
    const own = getTexts(locales, name, written);
    const title = own.text((row) => row.title);
    const introduction = own.optional('intro', ({ intro }) => intro);
    const metaDescription = own.text(({ description }) => description);
    const blocks = new Map(written.map((row) => [row.locale, row.blocks]));
    return {
      id,
      ...slugs('page', id),
      title,
      ...introduction,
      ...own.optional('metaTitle', ({ metaTitle }) => metaTitle),
      // The default text for search engines.
      ...(!isSameText(metaDescription, introduction.intro ?? title) && { metaDescription }),
      blocks: exportBlocks(locales, name, blocks),
    };
  });
}

async function exportMenus({ db, shopId, locales }: ExportContext): Promise<SeedShop['menus']> {
  const rows = groupRows(await db.select().from(menus).where(eq(menus.shopId, shopId)), ({ location }) => location);
  const locations = ['header', 'footer', 'service', 'legal'] as const;
  return Object.fromEntries(
    locations.flatMap((location) => {
      const items = new Map((rows.get(location) ?? []).map((row) => [row.locale, row.items]));
      const menu = exportMenu(locales, `The menu ${location}`, items);
      return menu.length > 0 ? [[location, menu]] : [];
    }),
  );
}
