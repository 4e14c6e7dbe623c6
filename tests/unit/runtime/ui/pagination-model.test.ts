import { describe, expect, it } from 'vitest';
import { pageEntries } from '#runtime/ui/pagination-model.ts';

const written = (current: number, pages: number): string =>
  pageEntries(current, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page === current ? `[${entry.page}]` : String(entry.page)))
    .join(' ');

describe('pageEntries', () => {
  it('shows every page while there are few', () => {
    expect(written(2, 3)).toBe('1 [2] 3');
    expect(written(1, 1)).toBe('[1]');
  });

  it('keeps the first, the last and the neighbours of the current page', () => {
    expect(written(10, 20)).toBe('1 … 9 [10] 11 … 20');
  });

  it('fills a gap of one page with that page', () => {
    expect(written(4, 8)).toBe('1 2 3 [4] 5 … 8');
    expect(written(5, 8)).toBe('1 … 4 [5] 6 7 8');
  });

  it('works at both ends', () => {
    expect(written(1, 9)).toBe('[1] 2 … 9');
    expect(written(9, 9)).toBe('1 … 8 [9]');
  });
});
