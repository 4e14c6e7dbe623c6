import type { components } from '#generated/contracts/content-api.ts';

/** The fields of a category in a list. */
export type CategoryEntry = Pick<
  components['schemas']['Category'],
  'id' | 'name' | 'slug' | 'parentId' | 'productCount'
>;

/** A main category, with its subcategories where they are shown. */
export interface CategoryBranch {
  readonly category: CategoryEntry;
  readonly below: readonly CategoryEntry[];
}

/** Returns the main categories in the shop's order; only the current one has its subcategories. */
export function categoryBranches(
  categories: readonly CategoryEntry[],
  current: string | undefined,
): readonly CategoryBranch[] {
  const shown = categories.find(({ id }) => id === current);
  const open = shown?.parentId ?? shown?.id;
  const ids = new Set(categories.map(({ id }) => id));
  return categories
    .filter(({ parentId }) => parentId === undefined || !ids.has(parentId))
    .map((category) => ({
      category,
      below: category.id === open ? categories.filter(({ parentId }) => parentId === category.id) : [],
    }));
}
