import { describe, expect, it } from 'vitest';
import { scrollingTables } from '#runtime/ui/scrolling-tables.ts';

describe('scrollingTables', () => {
  it('boxes every table, with and without attributes, and nothing else', () => {
    expect(scrollingTables('<p>a</p><table><tr></tr></table><table lang="en"></table>')).toBe(
      '<p>a</p><div tabindex="0"><table><tr></tr></table></div><div tabindex="0"><table lang="en"></table></div>',
    );
    expect(scrollingTables('<p>&lt;table></p>')).toBe('<p>&lt;table></p>');
  });
});
