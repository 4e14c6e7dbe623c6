import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { Theme, ThemeFont } from '#runtime/contracts/theme.ts';

/**
 * Scripts of the shop's locales. `latin` carries nearly every page; a browser fetches the other only when a text needs it. Where
 * both have a character, such as œ, the last one is fetched (CSS Fonts 4, section 4.5).
 */
const subsets = ['latin-ext', 'latin'] as const;

/** Fonts of Android in the place of those that every other system has. */
const androidFonts: Readonly<Record<ThemeFont['fallback'], readonly string[]>> = {
  Arial: ['Roboto'],
  'Times New Roman': ['Noto Serif'],
  'Courier New': [],
};

/** The last fallback, for systems without the named system font. */
const generic: Readonly<Record<ThemeFont['fallback'], string>> = {
  Arial: 'sans-serif',
  'Times New Roman': 'serif',
  'Courier New': 'monospace',
};

/** One WOFF2 file of a site's theme. */
export interface FontFile {
  /** Absolute path. */
  readonly file: string;
  readonly family: string;
  /** Range of CSS weights that the file covers, e.g. `100 900`. */
  readonly weights: string;
  readonly unicodeRange: string;
  /** Whether every page fetches it. */
  readonly isFirst: boolean;
}

/** The CSS of a theme's typefaces. */
export interface ThemeFonts {
  readonly files: readonly FontFile[];
  /**
   * `@font-face` rules of the fallback system fonts, scaled so that the layout does not shift when the web font loads.
   */
  readonly fallbackFaces: string;
  /** `font-family` value per role. */
  readonly stacks: Readonly<Record<keyof Theme['fonts'], string>>;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function pick(value: unknown, ...path: readonly string[]): string {
  let found: unknown = value;
  for (const key of path) found = Object(found)[key];
  if (typeof found !== 'string') throw new TypeError(`Fontsource metadata lacks ${path.join('.')}.`);
  return found;
}

async function loadFontFiles(require: NodeJS.Require, font: ThemeFont, isFirst: boolean): Promise<FontFile[]> {
  const [metadata, ranges] = await Promise.all([
    readJson(require.resolve(`${font.package}/metadata.json`)),
    readJson(require.resolve(`${font.package}/unicode.json`)),
  ]);
  const weights = `${pick(metadata, 'variable', 'wght', 'min')} ${pick(metadata, 'variable', 'wght', 'max')}`;
  return subsets.map((subset) => ({
    file: require.resolve(`${font.package}/files/${pick(metadata, 'id')}-${subset}-wght-normal.woff2`),
    family: font.family,
    weights,
    unicodeRange: pick(ranges, subset),
    isFirst: isFirst && subset === 'latin',
  }));
}

const metricsSchema = z.object({
  familyName: z.string(),
  capHeight: z.number(),
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  unitsPerEm: z.number(),
  // Some families have no Latin letters. Nothing is scaled by it.
  xHeight: z.number().default(0),
  xWidthAvg: z.number(),
  subsets: z.record(z.string(), z.object({ xWidthAvg: z.number() })),
});
type Metrics = z.infer<typeof metricsSchema>;

/** Loads the metrics of fonts, as recorded when the package was compiled. @returns undefined for an unknown family */
async function loadMetrics(packageRoot: string): Promise<(family: string) => Metrics | undefined> {
  const recorded = z
    .record(z.string(), z.unknown())
    .parse(await readJson(join(packageRoot, 'cli/dist/font-metrics.json')));
  return (family) => (Object.hasOwn(recorded, family) ? metricsSchema.parse(recorded[family]) : undefined);
}

/**
 * Finds the files and metrics of a theme's typefaces.
 *
 * @param packageRoot - Folder whose dependencies hold the Fontsource packages.
 * @param theme - The site's theme.
 */
export async function loadThemeFonts(packageRoot: string, theme: Theme): Promise<ThemeFonts> {
  const [{ createFontStack }, findMetrics] = await Promise.all([import('@capsizecss/core'), loadMetrics(packageRoot)]);
  const { text, heading, label } = theme.fonts;
  const require = createRequire(join(packageRoot, 'package.json'));
  const families = new Map<string, { font: ThemeFont; isFirst: boolean }>();
  for (const [font, isFirst] of [
    [text, true],
    [heading, true],
    [label, false],
  ] as const) {
    if (!families.has(font.family)) families.set(font.family, { font, isFirst });
  }
  const loaded = await Promise.all(
    [...families.values()].map(async ({ font, isFirst }) => {
      const files = await loadFontFiles(require, font, isFirst);
      const own = findMetrics(font.family);
      // Without its metrics the system's font cannot be scaled to fit.
      if (own === undefined) return { font, fontFamily: undefined, fontFaces: '', files };
      const fallbacks = [font.fallback, ...androidFonts[font.fallback]].flatMap((family) => findMetrics(family) ?? []);
      const stack = createFontStack([own, ...fallbacks], { fontFaceFormat: 'styleString' });
      return { font, ...stack, files };
    }),
  );
  const createStack = ({ family, fallback }: ThemeFont): string => {
    const own = `"${family}", "${fallback}"`;
    const stack = loaded.find(({ font }) => font.family === family)?.fontFamily ?? own;
    return `${stack}, ${generic[fallback]}`;
  };
  return {
    files: loaded.flatMap(({ files }) => files),
    fallbackFaces: loaded.map(({ fontFaces }) => fontFaces.replace(/\s*\n\s*/g, '')).join('\n'),
    stacks: { text: createStack(text), heading: createStack(heading), label: createStack(label) },
  };
}
