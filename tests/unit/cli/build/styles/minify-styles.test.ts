import { describe, expect, it } from 'vitest';
import { minifyStyles } from '#cli/build/styles/minify-styles.ts';

describe('minifyStyles', () => {
  it('joins longhands and writes short values', async () => {
    expect(await minifyStyles('.a{padding-inline-start:16px;padding-inline-end:16px;color:#ffffff}\n')).toBe(
      '.a{color:#fff;padding-inline:16px}',
    );
  });

  it('keeps the order of layers, of which a stylesheet may have a few only', async () => {
    const css = '@layer global,base,variants,compounds;\n@layer base{.a{margin:0px}}\n@layer compounds{.a{margin:1px}}';
    expect(await minifyStyles(css)).toBe(
      '@layer global,base,variants,compounds;@layer base{.a{margin:0}}@layer compounds{.a{margin:1px}}',
    );
  });

  it('rejects a rule that browsers would skip', async () => {
    await expect(minifyStyles('.a:hover({color:red}')).rejects.toThrow();
  });
});
