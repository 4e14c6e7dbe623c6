import { describe, expect, it } from 'vitest';
import type { Href } from '#runtime/contracts/routes.ts';
import { suggestionOptions } from '#runtime/features/search/suggestion-options.ts';

const href: Href = (key, ...params) =>
  key === 'productDetail' || key === 'blogDetail' ? `/${key}/${JSON.stringify(params[0])}` : undefined;

const item = (key: 'productDetail' | 'projectDetail' | 'blogDetail', slug: string) => ({
  label: slug,
  route: { key, params: { slug } },
});

describe('the options below a search field', () => {
  it('are numbered through all groups, in their order', () => {
    const groups = suggestionOptions(
      {
        groups: [
          { type: 'Product', total: 2, items: [item('productDetail', 'a'), item('productDetail', 'b')] },
          { type: 'Blog', total: 1, items: [item('blogDetail', 'c')] },
        ],
      },
      href,
    );
    expect(groups.map(({ type, options }) => [type, options.map(({ index, label }) => [index, label])])).toEqual([
      [
        'Product',
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
      ['Blog', [[2, 'c']]],
    ]);
    expect(groups[0]?.options[0]?.to).toBe('/productDetail/{"slug":"a"}');
  });

  it('leave out what this site does not have, and groups of nothing else', () => {
    const groups = suggestionOptions(
      {
        groups: [
          { type: 'Project', total: 1, items: [item('projectDetail', 'p')] },
          { type: 'Blog', total: 1, items: [item('blogDetail', 'c')] },
        ],
      },
      href,
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]?.options[0]?.index).toBe(0);
  });
});
