import path from 'node:path';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { BundlerFailure } from '../bundler-error.ts';
import type { OutputFiles } from '../bundler-output.ts';
import { nameModule } from '../chunk-parts.ts';
import { collectUsedStyles, styleKey } from '../plugins/frozen-styles.ts';
import type { FrozenStyles } from '../styles/freeze-styles.ts';
import { groupStyles } from '../styles/group-styles.ts';
import { inlineConstants, readConstants } from '../styles/inline-constants.ts';
import { minifyStyles } from '../styles/minify-styles.ts';
import { type IsUsed, measureStyles, writeStylesheet } from '../styles/stylesheet.ts';
import { shortenThemeNames, type ThemeNames, writeThemeNames } from '../styles/theme-names.ts';

/** A stylesheet without a site's theme. */
export interface Sheet {
  /** Minified, with custom properties for the values of the theme. */
  readonly css: string;
  /** Bytes of the rules per styles module. */
  readonly modules: Readonly<Record<string, number>>;
}

/** The stylesheets of a profile: a site adds to the first its theme. */
export interface Sheets {
  /** Styles of every page. */
  readonly shared: Sheet;
  /** Additional styles by route key, of routes with any. */
  readonly routes: Readonly<Record<string, Sheet>>;
  /** Additional styles of all routes, for visits to further pages; empty where there are none. */
  readonly further: string;
  readonly themeNames: ThemeNames;
}

/**
 * Writes the stylesheets of what a client build uses: one that every page loads, one more per route, and one with the styles
 * of all routes.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 * @param getImports - Returns the modules that a module imports, at once and late.
 */
export async function writeSheets(
  packageRoot: string,
  output: OutputFiles,
  { generatedDir, getImports }: { generatedDir: string; getImports: (module: string) => readonly string[] },
  styles: FrozenStyles,
): Promise<Sheets> {
  const used = collectUsedStyles(output);
  const { shared, routes } = groupStyles(output, generatedDir, getImports);
  const globalFile = path.join(packageRoot, 'runtime/theme/global.styles.ts').split(path.sep).join('/');
  const all = writeStylesheet({ styles, isUsed: () => true, theme: '' });
  const constants = readConstants(all);
  const themeNames = shortenThemeNames(all);
  const write = async (isUsed: IsUsed, theme?: string): Promise<Sheet> => {
    const parts = { styles, isUsed, ...(theme !== undefined && { theme }) };
    const css = writeThemeNames(inlineConstants(writeStylesheet(parts), constants), themeNames);
    return { css: css === '' ? '' : await minifyStyles(css), modules: measureStyles(parts, nameModule) };
  };
  const further = await write((file, name) => used.has(styleKey(file, name)) && !shared.has(styleKey(file, name)));
  const own: Record<string, Sheet> = {};
  for (const [key, keys] of routes) {
    const sheet = await write((file, name) => keys.has(styleKey(file, name)));
    if (sheet.css !== '') own[key] = sheet;
  }
  return {
    shared: await write((file, name) => file === globalFile || shared.has(styleKey(file, name)), ''),
    routes: own,
    further: further.css,
    themeNames,
  };
}

/**
 * Refuses a build whose server would render classes without rules: the stylesheets have what the browser's bundle uses.
 *
 * @throws BundlerFailure that names them.
 */
export function checkServerStyles(root: string, client: OutputFiles, server: OutputFiles): void {
  const used = collectUsedStyles(client);
  const missing = [...collectUsedStyles(server)].filter((key) => !used.has(key));
  if (missing.length === 0) return;
  const message = `These styles are only used on the server, so no stylesheet has their rules: ${missing.join(', ')}.`;
  throw new BundlerFailure(root, [errorAt('build.failed', undefined, message)]);
}
