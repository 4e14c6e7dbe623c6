import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { type SluggedKind, slugs } from '../db/schema/slugs.ts';

/**
 * The thing that an identifier or any slug, current or old, of any locale names. Where a slug means different things in
 * different languages, the asked locale decides, and a current slug goes before an old one.
 */
export async function findOwner(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  kind: SluggedKind,
  idOrSlug: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ ownerId: slugs.ownerId })
    .from(slugs)
    .where(
      and(
        eq(slugs.shopId, shopId),
        eq(slugs.kind, kind),
        sql`(${slugs.slug} = ${idOrSlug} or ${slugs.ownerId} = ${idOrSlug})`,
      ),
    )
    .orderBy(
      sql`(${slugs.ownerId} = ${idOrSlug}) desc`,
      sql`(${slugs.locale} = ${locale}) desc`,
      sql`${slugs.current} desc`,
      slugs.locale,
    )
    .limit(1);
  return row?.ownerId;
}

/** Current slugs of things of one kind: id → locale → slug. */
export async function loadSlugs(
  db: Db,
  shopId: string,
  kind: SluggedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const byId = new Map<string, Record<string, string>>();
  if (ids.length === 0) return byId;
  const rows = await db
    .select({ ownerId: slugs.ownerId, locale: slugs.locale, slug: slugs.slug })
    .from(slugs)
    .where(
      and(eq(slugs.shopId, shopId), eq(slugs.kind, kind), eq(slugs.current, true), inArray(slugs.ownerId, [...ids])),
    )
    .orderBy(slugs.locale);
  for (const { ownerId, locale, slug } of rows) {
    const entry = byId.get(ownerId) ?? {};
    entry[locale] = slug;
    byId.set(ownerId, entry);
  }
  return byId;
}

/** Current slugs of one thing by locale, and that of the asked locale. */
export async function loadSlugsOf(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  kind: SluggedKind,
  id: string,
): Promise<{ slug: string; slugs: Record<string, string> }> {
  const all = (await loadSlugs(db, shopId, kind, [id])).get(id) ?? {};
  const slug = all[locale];
  if (slug === undefined) throw new Error(`${kind} ${id} of ${shopId} has no slug in ${locale}.`);
  return { slug, slugs: { ...all } };
}
