import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { themeProperties, writeThemeCss } from '#cli/build/styles/theme-css.ts';
import { loadThemeFonts } from '#cli/build/styles/theme-fonts.ts';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { packageRoot } from '#cli/package-root.ts';

const sites = (await loadCheckedSites(packageRoot)).sites.flatMap(({ model }) => model ?? []);

it('has every site', () => expect(sites.map(({ id }) => id)).toContain('acoustic'));

it.each(sites.map((site) => [site.id, site] as const))(
  '%s brings its typefaces, with fallbacks of the same size',
  async (_, { theme }) => {
    const fonts = await loadThemeFonts(packageRoot, theme);
    const css = writeThemeCss(theme, fonts, ({ file }) => path.basename(file));
    for (const font of Object.values(theme.fonts)) {
      expect(css).toContain(`@font-face{font-family:"${font.family}"`);
      for (const system of [font.fallback, ...(font.fallback === 'Arial' ? ['Roboto'] : [])]) {
        expect(css).toMatch(
          new RegExp(
            `font-family: "${font.family} Fallback(?:: ${system})?";src: local\\('${system}[^}]*size-adjust: \\d`,
          ),
        );
      }
    }
    for (const { file } of fonts.files) expect(existsSync(file), file).toBe(true);
    for (const stack of Object.values(fonts.stacks))
      expect(stack).toMatch(/ Fallback.*(?:sans-serif|serif|monospace)$/);
    // Text and headings, latin alone: what nearly every page shows first.
    expect(fonts.files.filter(({ isFirst }) => isFirst).length).toBeLessThanOrEqual(2);
    // A browser fetches the last font that has a character: both have œ.
    for (const family of new Set(fonts.files.map((font) => font.family)))
      expect(fonts.files.findLast((font) => font.family === family)?.file).toMatch(/-latin-wght/);
  },
);

it('defines every custom property that the runtime refers to', async () => {
  const [site] = sites;
  if (!site) throw new Error('There are no sites.');
  const { stacks } = await loadThemeFonts(packageRoot, site.theme);
  const defined = new Set(Object.keys(themeProperties(site.theme, stacks)));
  const runtime = path.join(packageRoot, 'runtime');
  const sources = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(runtime, name), 'utf8'))
    .join('\n');
  const used = [...sources.matchAll(/--theme-([\w-]+)/g), ...sources.matchAll(/property\('([\w-]+)'\)/g)].map(
    ([, name = '']) => name,
  );
  expect(used.length).toBeGreaterThan(25);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});

it('widens the spaces of headings where the theme does, and writes nothing of it elsewhere', async () => {
  const [site] = sites;
  if (!site) throw new Error('There are no sites.');
  const { wordSpacing: _, ...heading } = site.theme.heading;
  const write = async (theme: typeof site.theme): Promise<string> =>
    writeThemeCss(theme, await loadThemeFonts(packageRoot, theme), ({ file }) => path.basename(file));
  expect(await write({ ...site.theme, heading })).not.toContain('word-spacing');
  expect(await write({ ...site.theme, heading: { ...heading, wordSpacing: '0.06em' } })).toContain(
    'h1,h2,h3,h4{word-spacing:0.06em}',
  );
});
