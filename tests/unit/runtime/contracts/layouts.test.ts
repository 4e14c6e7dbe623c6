import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chosenLayouts, layoutKeys, layoutModule, layoutRules, layoutVariants } from '#runtime/contracts/layouts.ts';
import { getPart } from '#runtime/contracts/parts.ts';

const runtime = fileURLToPath(new URL('../../../../runtime', import.meta.url));

describe.each(layoutKeys)('the layout %s', (key) => {
  const { component, from } = getPart(layoutRules[key].part);
  const [, ...others] = layoutVariants(key);

  it.each(others)('has a module for %s that exports the component of its part', async (variant) => {
    const text = await readFile(path.join(runtime, layoutModule(from, variant)), 'utf8');
    expect(text).toMatch(new RegExp(`^export (function ${component}\\(|const ${component} = staticPart\\()`, 'm'));
  });
});

describe('the parts that a theme shows otherwise', () => {
  it('are those with a variant that is not the first', () => {
    expect(chosenLayouts({ hero: 'split' })).toEqual([{ part: 'content.hero', variant: 'split' }]);
  });

  it('are none where a theme names the first variant, or nothing', () => {
    expect([chosenLayouts({ hero: 'panel' }), chosenLayouts({})]).toEqual([[], []]);
  });
});
