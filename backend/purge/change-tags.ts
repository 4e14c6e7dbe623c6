import type { ChangeKind } from '../db/schema/content-changes.ts';

/** A change as the triggers record it. */
export interface ContentChange {
  readonly kind: ChangeKind;
  /** Null: any number of things. */
  readonly ownerId: string | null;
}

/** Any thing of a shop. */
const everything = '*';

/**
 * For each kind: the name of its things in a tag, and the tags of lists and other answers that show them or may show a
 * new one.
 */
const kinds: Readonly<Record<ChangeKind, { readonly thing?: string; readonly shownIn: readonly string[] }>> = {
  product: { thing: 'product', shownIn: ['listing', 'search'] },
  // On the page of its product alone.
  review: { thing: 'product', shownIn: [] },
  category: { thing: 'category', shownIn: ['categories', 'listing', 'search', 'menus'] },
  page: { thing: 'page', shownIn: ['pages'] },
  blog: { thing: 'blog', shownIn: ['blogs', 'search'] },
  advice: { thing: 'advice', shownIn: ['advices'] },
  project: { thing: 'project', shownIn: ['projects', 'search'] },
  jobOffer: { thing: 'job-offer', shownIn: ['job-offers'] },
  inspiration: { shownIn: ['inspiration'] },
  menus: { shownIn: ['menus'] },
  rating: { shownIn: ['rating'] },
  seller: { shownIn: ['seller'] },
  everything: { shownIn: [everything] },
};

/** Max. tags of a purge, as storefronts accept; more purge everything. */
const maxTags = 1000;

/** Returns the tags of pages and answers that contain changed things. */
export function tagsOfChanges(changes: readonly ContentChange[]): readonly string[] {
  const tags = new Set<string>();
  for (const { kind, ownerId } of changes) {
    const { thing, shownIn } = kinds[kind];
    if (thing !== undefined) tags.add(ownerId === null ? everything : `${thing}:${ownerId}`);
    for (const tag of shownIn) tags.add(tag);
  }
  return tags.has(everything) || tags.size > maxTags ? [everything] : [...tags];
}
