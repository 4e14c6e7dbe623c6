import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Theme } from '#runtime/contracts/theme.ts';
import type { ClientReport } from '../build-report.ts';
import type { Sheets } from '../profile/sheets.ts';
import { findConstants, inlineConstants, readProperties } from '../styles/inline-constants.ts';
import { minifyStyles } from '../styles/minify-styles.ts';
import { layers } from '../styles/stylesheet.ts';
import { writeThemeCss } from '../styles/theme-css.ts';
import type { FontFile, ThemeFonts } from '../styles/theme-fonts.ts';
import { nameByContent } from './hashed-name.ts';

/** A site's stylesheets and fonts, as files inside the client's folder. */
export interface SiteStyles {
  readonly files: ReadonlyMap<string, Buffer>;
  /** Styles of every page. */
  readonly stylesheet: string;
  /** Additional styles by route key. */
  readonly routeStyles: Readonly<Record<string, string>>;
  /** Additional styles of all routes. */
  readonly furtherStyles: string | undefined;
  /** WOFF2 files that every page fetches. */
  readonly firstFonts: readonly string[];
}

/** Puts a site's theme into the stylesheets of its profile. */
export async function writeSiteStyles(sheets: Sheets, theme: Theme, fonts: ThemeFonts): Promise<SiteStyles> {
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
  const constants = findConstants(readProperties(themeCss), sheets.properties);
  const add = async (base: string, css: string): Promise<string> => {
    const source = await minifyStyles(inlineConstants(css, constants));
    const file = nameByContent(base, '.css', source);
    files.set(file, Buffer.from(source));
    return file;
  };
  const routeStyles: Record<string, string> = {};
  for (const [key, { css }] of Object.entries(sheets.routes)) routeStyles[key] = await add(`styles-${key}`, css);
  return {
    files,
    stylesheet: await add(
      'styles',
      sheets.shared.css.replace(layers, () => `${layers}\n${themeCss}`),
    ),
    routeStyles,
    furtherStyles: sheets.further === '' ? undefined : await add('styles-further', sheets.further),
    firstFonts: fonts.files.flatMap((font) => (font.isFirst ? [names.get(font) ?? ''] : [])),
  };
}

/** Returns the bytes of rules per styles module of the stylesheets that first views need: file → module → bytes. */
export function describeSheets(sheets: Sheets, routes: ClientReport['routes']): ClientReport['modules'] {
  const found: Record<string, Readonly<Record<string, number>>> = {};
  for (const [key, { first }] of Object.entries(routes)) {
    const [shared, own] = first.files.filter((file) => file.endsWith('.css'));
    if (shared !== undefined) found[shared] = sheets.shared.modules;
    if (own !== undefined) found[own] = sheets.routes[key]?.modules ?? {};
  }
  return found;
}
