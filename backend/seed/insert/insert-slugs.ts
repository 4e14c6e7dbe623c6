import { type SluggedKind, slugs } from '../../db/schema/slugs.ts';
import { getLanguage, inLocale } from '../seed-locales.ts';
import { collectSlugged } from '../seed-references.ts';
import { inPortions } from './in-portions.ts';
import type { WriteRows } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

/** Inserts the current and old slugs of the things of a shop. */
export async function insertSlugs(write: WriteRows, { shop, shopId, locales }: SeedContext): Promise<void> {
  const row = (kind: SluggedKind, ownerId: string, locale: string, slug: string, current: boolean) => ({
    shopId,
    kind,
    locale,
    slug,
    ownerId,
    current,
  });
  for (const { items } of inPortions(collectSlugged(shop))) {
    const rows = items.flatMap(({ kind, key, slugs: given, oldSlugs }) =>
      locales.flatMap((locale) => {
        const current = inLocale(given, locale);
        const before = (oldSlugs?.[getLanguage(locale)] ?? []).filter((slug) => slug !== current);
        return [row(kind, key, locale, current, true), ...before.map((slug) => row(kind, key, locale, slug, false))];
      }),
    );
    await write(slugs, rows);
  }
}
