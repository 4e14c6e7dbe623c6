import { describe, expect, it } from 'vitest';
import { blogPage, blogPageSearch } from '#runtime/screens/blog-overview/blog-page.ts';

describe('a page of blogs in an address', () => {
  it('is the first unless the address names another', () => {
    expect(blogPage(new URLSearchParams(''))).toBe(1);
    expect(blogPage(new URLSearchParams('page=3'))).toBe(3);
    expect(blogPage(new URLSearchParams('page=-1'))).toBe(1);
    expect(blogPage(new URLSearchParams('page=last'))).toBe(1);
  });

  it('names no first page', () => {
    expect(blogPageSearch(1)).toBe('');
    expect(blogPageSearch(2)).toBe('?page=2');
  });
});
