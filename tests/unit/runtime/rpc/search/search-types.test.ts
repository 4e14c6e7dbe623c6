import { describe, expect, it } from 'vitest';
import { resultTypes, searchTypes } from '#runtime/rpc/search/search-types.ts';

const off = { all: false, product: false, blog: false, project: false };

describe('what can be searched', () => {
  it('follows from the flags, in one order', () => {
    const all = searchTypes({ all: true, product: true, blog: true, project: true });
    expect(all).toEqual(['All', 'Product', 'Project', 'Blog']);
    expect(resultTypes(all)).toEqual(['Product', 'Project', 'Blog']);
  });

  it('is only what is on', () => {
    expect(searchTypes({ ...off, blog: true })).toEqual(['Blog']);
    expect(resultTypes(searchTypes({ ...off, all: true, project: true }))).toEqual(['Project']);
    expect(searchTypes(off)).toEqual([]);
  });
});
