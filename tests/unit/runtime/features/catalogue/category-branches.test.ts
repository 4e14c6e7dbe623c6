import { describe, expect, it } from 'vitest';
import { categoryBranches } from '#runtime/features/catalogue/category-branches.ts';

const image = { folder: 'x', alt: '', width: 1, height: 1, color: '#000000', widths: [1], formats: ['webp' as const] };
const category = (id: string, parentId?: string) => ({
  id,
  name: id,
  slug: id,
  slugs: {},
  description: '',
  image,
  productCount: 1,
  ...(parentId !== undefined && { parentId }),
});

const categories = [category('walls'), category('ceilings'), category('felt', 'walls'), category('wood', 'walls')];
const shownIn = (current?: string) =>
  categoryBranches(categories, current).map(({ category: { id }, below }) => [id, ...below.map((one) => one.id)]);

describe('categoryBranches', () => {
  it('shows only main categories outside of all of them', () => {
    expect(shownIn()).toEqual([['walls'], ['ceilings']]);
    expect(shownIn('ceilings')).toEqual([['walls'], ['ceilings']]);
  });

  it('opens the category that the visitor is in, or in a part of', () => {
    expect(shownIn('walls')).toEqual([['walls', 'felt', 'wood'], ['ceilings']]);
    expect(shownIn('wood')).toEqual([['walls', 'felt', 'wood'], ['ceilings']]);
  });

  it('keeps categories whose parent is not shown', () => {
    expect(categoryBranches([category('felt', 'gone')], undefined).map((branch) => branch.category.id)).toEqual([
      'felt',
    ]);
  });
});
