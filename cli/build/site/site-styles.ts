import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Theme } from '#runtime/contracts/theme.ts';
import type { ClientReport } from '../build-report.ts';
import type { ProfileFacts } from '../profile/profile.ts';
import { minifyStyles } from '../styles/minify-styles.ts';
import { layers } from '../styles/stylesheet.ts';
import { writeThemeCss } from '../styles/theme-css.ts';
import type { FontFile, ThemeFonts } from '../styles/theme-fonts.ts';
import { writeThemeNames } from '../styles/theme-names.ts';
import { nameByContent } from './hashed-name.ts';

/** A site's own stylesheet and its fonts, as files inside the client's folder. */
export interface SiteStyles {
  readonly files: ReadonlyMap<string, Buffer>;
  /** Styles of every page. */
  readonly stylesheet: string;
  /** WOFF2 files that every page fetches. */
  readonly firstFonts: readonly string[];
}

/** Puts a site's theme before the styles of every page. All other stylesheets refer to it. */
export async function writeSiteStyles(
  { shared, themeNames }: ProfileFacts['sheets'],
  theme: Theme,
  fonts: ThemeFonts,
): Promise<SiteStyles> {
  const files = new Map<string, Buffer>();
  const names = new Map<FontFile, string>();
  for (const font of fonts.files) {
    const source = await readFile(font.file);
    const { name, ext } = path.parse(font.file);
    const file = nameByContent(name, ext, source);
    names.set(font, file);
    files.set(file, source);
  }
  // Fonts and stylesheet are neighbours, so the address holds wherever the folder is served.
  const themeCss = writeThemeCss(theme, fonts, (font) => path.posix.basename(names.get(font) ?? ''));
  const own = await minifyStyles(writeThemeNames(themeCss, themeNames));
  const source = Buffer.from(shared.css.replace(layers, () => `${layers}${own}`));
  const stylesheet = nameByContent('styles', '.css', source);
  files.set(stylesheet, source);
  return {
    files,
    stylesheet,
    firstFonts: fonts.files.flatMap((font) => (font.isFirst ? [names.get(font) ?? ''] : [])),
  };
}

/** Returns the bytes of rules per styles module of the stylesheets that first views need: file → module → bytes. */
export function describeSheets(
  sheets: ProfileFacts['sheets'],
  routes: ClientReport['routes'],
): ClientReport['modules'] {
  const [first] = Object.values(routes);
  const stylesheet = first?.first.files.find((file) => file.endsWith('.css'));
  return {
    ...(stylesheet !== undefined && { [stylesheet]: sheets.shared.modules }),
    ...Object.fromEntries(Object.values(sheets.routes).map(({ file, modules }) => [file, modules])),
  };
}
