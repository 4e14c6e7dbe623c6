import { eq } from 'drizzle-orm';
import { type SluggedKind, slugs } from '../../db/schema/slugs.ts';
import { getLanguage } from '../../seed/seed-locales.ts';
import type { SeedOldSlugs, SeedSlugs } from '../../seed/seed-texts.ts';
import type { ExportContext } from './export-context.ts';
import { groupRows } from './group-rows.ts';
import { createMerger } from './per-language.ts';

/** Finds the current and old slugs of a thing; `undefined` for a page without an address. */
export type FindSlugs = (kind: SluggedKind, id: string) => Slugs | undefined;

interface Slugs {
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs;
}

export async function exportSlugs({ db, shopId, locales }: ExportContext): Promise<FindSlugs> {
  const rows = await db.select().from(slugs).where(eq(slugs.shopId, shopId)).orderBy(slugs.slug);
  const byOwner = groupRows(rows, ({ kind, ownerId }) => `${kind} ${ownerId}`);
  return (kind, id) => {
    const own = byOwner.get(`${kind} ${id}`);
    if (!own) return undefined;
    const current = Object.fromEntries(own.filter((row) => row.current).map(({ locale, slug }) => [locale, slug]));
    const old: Record<string, string[]> = {};
    for (const locale of locales) {
      const language = getLanguage(locale);
      const before = own.filter((row) => !row.current && row.locale === locale).map(({ slug }) => slug);
      const known = old[language] ?? [];
      if (before.length > 0) old[language] = [...known, ...before.filter((slug) => !known.includes(slug))];
    }
    return {
      slugs: createMerger(locales, `The slug of ${kind} ${id}`).text(current),
      ...(Object.keys(old).length > 0 && { oldSlugs: old }),
    };
  };
}

/** Returns the slugs of a thing. @throws {Error} for a thing without slugs that needs some. */
export function collectSlugs(find: FindSlugs, kind: SluggedKind, id: string): Slugs {
  const found = find(kind, id);
  if (!found) throw new Error(`The ${kind} ${id} has no slug.`);
  return found;
}
