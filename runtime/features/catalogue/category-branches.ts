import type { components } from '#generated/contracts/content-api.ts';

type Category = components['schemas']['Category'];

/** A main category, with what lies below it where that is to be shown. */
export interface CategoryBranch {
  readonly category: Category;
  readonly below: readonly Category[];
}

/** The main categories in the shop's order; only the one that the visitor is in shows what lies below it. */
export function categoryBranches(
  categories: readonly Category[],
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
