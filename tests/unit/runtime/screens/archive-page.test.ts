import { describe, expect, it } from 'vitest';
import { archivePage, archivePageSearch } from '#runtime/screens/archive-page.ts';

describe('a page of a list in an address', () => {
  it('is the first unless the address names another', () => {
    expect(archivePage(new URLSearchParams(''))).toBe(1);
    expect(archivePage(new URLSearchParams('page=3'))).toBe(3);
    expect(archivePage(new URLSearchParams('page=-1'))).toBe(1);
    expect(archivePage(new URLSearchParams('page=last'))).toBe(1);
  });

  it('names no first page', () => {
    expect(archivePageSearch(1)).toBe('');
    expect(archivePageSearch(2)).toBe('?page=2');
  });
});
