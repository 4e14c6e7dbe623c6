import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import type { ThemeColors } from '#runtime/contracts/theme.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Text on what it stands on, by role. WCAG 2.2 AA asks 4.5:1 of text. */
const textPairs: readonly (readonly [text: keyof ThemeColors, on: keyof ThemeColors])[] = [
  ...(['surface', 'surfaceRaised', 'surfaceSunken'] as const).flatMap((on) =>
    (['ink', 'inkMuted', 'accentStrong', 'success', 'warning', 'danger', 'info'] as const).map(
      (text) => [text, on] as const,
    ),
  ),
  ['ink', 'accentSoft'],
  ['inkMuted', 'accentSoft'],
  ['accentStrong', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onHeader', 'header'],
  ['onFooter', 'footer'],
];

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const { sites } = await loadCheckedSites(root);

describe.each(sites.map(({ loaded, model }) => ({ id: loaded.id, model })))('the theme of $id', ({ model }) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or better', (text, on) => {
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
