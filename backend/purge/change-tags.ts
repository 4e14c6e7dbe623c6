import type { ChangeKind } from '../db/schema/content-changes.ts';

/** A change as the triggers note it. */
export interface ContentChange {
  readonly kind: ChangeKind;
  /** Null: any number of things. */
  readonly ownerId: string | null;
}

/** Stands for whatever there is of a shop. */
const everything = '*';

/**
 * For each kind: what its things are called in a tag, and the lists and other answers that show something of them, in
 * which a thing may come to stand that is not on them yet.
 */
const kinds: Readonly<Record<ChangeKind, { readonly thing?: string; readonly shownIn: readonly string[] }>> = {
  product: { thing: 'product', shownIn: ['listing', 'search'] },
  category: { thing: 'category', shownIn: ['categories', 'listing', 'search'] },
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

/** More tags than this are told as everything: the storefront takes no more in one word. */
const maxTags = 1000;

/** The tags of what storefronts made of what has changed. */
export function tagsOfChanges(changes: readonly ContentChange[]): readonly string[] {
  const tags = new Set<string>();
  for (const { kind, ownerId } of changes) {
    const { thing, shownIn } = kinds[kind];
    if (thing !== undefined) tags.add(ownerId === null ? everything : `${thing}:${ownerId}`);
    for (const tag of shownIn) tags.add(tag);
  }
  return tags.has(everything) || tags.size > maxTags ? [everything] : [...tags];
}
