import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { groundsOfLayout } from '#cli/config/checks/check-contrast.ts';
import { contrast, legibleShade } from '#cli/config/checks/contrast.ts';
import { loadCheckedSites } from '#cli/config/load-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const { sites } = await loadCheckedSites(root);

describe.each(sites.map(({ loaded, model }) => ({ id: loaded.id, model })))('the theme of $id', ({ model }) => {
  it.each(
    groundsOfLayout((key) => model?.theme.layout[key]).flatMap(([text, grounds]) =>
      grounds.map((on) => [text, on] as const),
    ),
  )('shows %s on %s at 4.5:1 or better', (text, on) => {
    const colors = model?.theme.colors;
    if (colors === undefined) throw new Error('The site has problems of its own');
    expect(contrast(colors[text], colors[on])).toBeGreaterThanOrEqual(4.5);
  });

  it('needs two families at most', () => {
    const families = Object.values(model?.theme.fonts ?? {}).map(({ family }) => family);
    expect(new Set(families).size).toBeLessThanOrEqual(2);
  });
});

it('measures black on white as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});

it('finds the nearest shade that can be read, and none where there is none', () => {
  expect(contrast(legibleShade('#999999', ['#ffffff', '#f0f0f0']) ?? '', '#f0f0f0')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(legibleShade('#555555', ['#222222']) ?? '', '#222222')).toBeLessThan(4.7);
  expect(legibleShade('#777777', ['#000000', '#ffffff', '#7f7f7f'])).toBeUndefined();
});
