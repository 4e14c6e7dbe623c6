import { describe, expect, it } from 'vitest';
import { accessibleTables } from '#runtime/ui/accessible-tables.ts';

describe('accessibleTables', () => {
  it('boxes every table, with and without attributes, and nothing else', () => {
    expect(accessibleTables('<p>a</p><table><tr></tr></table><table lang="en"></table>', 'box')).toBe(
      '<p>a</p><div tabindex="0" class="box"><table><tr></tr></table></div><div tabindex="0" class="box"><table lang="en"></table></div>',
    );
    expect(accessibleTables('<p>&lt;table></p>', 'box')).toBe('<p>&lt;table></p>');
  });

  it('leaves no header cell that heads nothing', () => {
    expect(accessibleTables('<tr><th></th><th scope="col"> </th><th>Hz</th></tr>', 'box')).toBe(
      '<tr><td></td><td></td><th>Hz</th></tr>',
    );
  });
});
