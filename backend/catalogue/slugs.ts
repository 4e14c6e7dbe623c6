import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import { type SluggedKind, slugs } from '../db/schema/slugs.ts';
import type { ShopView } from '../shops/shop-view.ts';

/**
 * Selects the thing that an identifier or any slug, current or old, of any locale names. Where a slug means different
 * things in different languages, the requested locale decides, and a current slug counts before an old one.
 */
export async function findOwner(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  kind: SluggedKind,
  idOrSlug: string,
): Promise<string | undefined> {
  const [row] = await executePrepared<{ ownerId: string }>(
    db,
    sql`
    select owner_id as "ownerId" from slugs
    -- Each side has its own index: of the slugs, and of the current slugs of a thing.
    where shop_id = ${shopId} and kind = ${kind} and (slug = ${idOrSlug} or (owner_id = ${idOrSlug} and current))
    order by owner_id = ${idOrSlug} desc, locale = ${locale} desc, current desc, locale
    limit 1`,
  );
  return row?.ownerId;
}

/** Something that a link can refer to. */
export interface SluggedThing {
  readonly kind: SluggedKind;
  readonly id: string;
}

/** Loads the current slugs of things of any kind in one locale, by one query; none for an empty list. */
export async function loadLocaleSlugs(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  things: readonly SluggedThing[],
): Promise<(thing: SluggedThing) => string | undefined> {
  if (things.length === 0) return () => undefined;
  const { rows } = await db.execute<{ kind: SluggedKind; owner_id: string; slug: string }>(sql`
    select s.kind, s.owner_id, s.slug
    from (select distinct * from unnest(
      ${sql.param(things.map(({ kind }) => kind))}::text[], ${sql.param(things.map(({ id }) => id))}::text[])) wanted(kind, id)
    join slugs s on s.shop_id = ${shopId} and s.kind = wanted.kind and s.owner_id = wanted.id
      and s.locale = ${locale} and s.current`);
  const found = new Map(rows.map(({ kind, owner_id, slug }) => [`${kind}/${owner_id}`, slug]));
  return ({ kind, id }) => found.get(`${kind}/${id}`);
}

/** Loads the current slugs of one thing by locale, and the one of the requested locale. */
export async function loadSlugs(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  kind: SluggedKind,
  id: string,
): Promise<{ slug: string; slugs: Record<string, string> }> {
  const rows = await db
    .select({ locale: slugs.locale, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.shopId, shopId), eq(slugs.kind, kind), eq(slugs.ownerId, id), eq(slugs.current, true)))
    .orderBy(slugs.locale);
  const all = Object.fromEntries(rows.map((row) => [row.locale, row.slug]));
  const slug = all[locale];
  if (slug === undefined) throw new Error(`${kind} ${id} of ${shopId} has no slug in ${locale}.`);
  return { slug, slugs: all };
}
