import path from 'node:path';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { BundlerFailure } from '../bundler-error.ts';
import type { OutputFiles } from '../bundler-output.ts';
import { nameModule } from '../chunk-parts.ts';
import { collectUsedStyles, styleKey } from '../plugins/frozen-styles.ts';
import type { FrozenStyles } from '../styles/freeze-styles.ts';
import { groupStyles } from '../styles/group-styles.ts';
import { readProperties, type SetProperties } from '../styles/inline-constants.ts';
import { type IsUsed, measureStyles, writeStylesheet } from '../styles/stylesheet.ts';

/** A stylesheet whose values of the theme are custom properties. */
export interface Sheet {
  readonly css: string;
  /** Bytes of the rules per styles module. */
  readonly modules: Readonly<Record<string, number>>;
}

/** The stylesheets of a profile, before a site puts in its theme. */
export interface Sheets {
  /** Styles of every page, without the theme's own. */
  readonly shared: Sheet;
  /** Additional styles by route key, of routes with any. */
  readonly routes: Readonly<Record<string, Sheet>>;
  /** Additional styles of all routes, for visits to further pages; empty where there are none. */
  readonly further: string;
  /** The custom properties that all styles of the runtime set, used or not. */
  readonly properties: SetProperties;
}

/**
 * Writes the stylesheets of what a client build uses: one that every page loads, one more per route, and one with the styles
 * of all routes.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 * @param getImports - Returns the modules that a module imports, at once and late.
 */
export function writeSheets(
  packageRoot: string,
  output: OutputFiles,
  { generatedDir, getImports }: { generatedDir: string; getImports: (module: string) => readonly string[] },
  styles: FrozenStyles,
): Sheets {
  const used = collectUsedStyles(output);
  const { shared, routes } = groupStyles(output, generatedDir, getImports);
  const globalFile = path.join(packageRoot, 'runtime/theme/global.styles.ts').split(path.sep).join('/');
  const write = (isUsed: IsUsed, theme?: string): Sheet => {
    const parts = { styles, isUsed, ...(theme !== undefined && { theme }) };
    return { css: writeStylesheet(parts), modules: measureStyles(parts, nameModule) };
  };
  const further = write((file, name) => used.has(styleKey(file, name)) && !shared.has(styleKey(file, name)));
  const own = [...routes].map(([key, keys]) => [key, write((file, name) => keys.has(styleKey(file, name)))] as const);
  return {
    shared: write((file, name) => file === globalFile || shared.has(styleKey(file, name)), ''),
    routes: Object.fromEntries(own.filter(([, { css }]) => css !== '')),
    further: further.css,
    properties: readProperties(writeStylesheet({ styles, isUsed: () => true, theme: '' })),
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
