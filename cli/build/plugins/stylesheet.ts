import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Theme } from '#runtime/contracts/theme.ts';
import { nameModule } from '../chunk-parts.ts';
import type { FrozenStyles } from '../styles/freeze-styles.ts';
import { groupStyles } from '../styles/group-styles.ts';
import { inlineConstants, readConstants } from '../styles/inline-constants.ts';
import { minifyStyles } from '../styles/minify-styles.ts';
import { type IsUsed, measureStyles, writeStylesheet } from '../styles/stylesheet.ts';
import { writeThemeCss } from '../styles/theme-css.ts';
import { type FontFile, loadThemeFonts } from '../styles/theme-fonts.ts';
import { collectUsedStyles, styleKey } from './frozen-styles.ts';

/** The bundler's stylesheet files, as paths inside the output folder. */
export interface StylesheetFiles {
  /** Styles of every page. */
  readonly stylesheet: string;
  /** Additional styles by route key. */
  readonly routeStyles: ReadonlyMap<string, string>;
  /** Additional styles of all routes. */
  readonly furtherStyles: string | undefined;
  /** WOFF2 files that every page fetches. */
  readonly firstFonts: readonly string[];
  /** Exports of styles modules whose rules are in them. */
  readonly used: ReadonlySet<string>;
  /** Bytes of the rules per styles module, by file. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

interface StylesheetOptions {
  readonly packageRoot: string;
  /** Absolute path of the site's generated folder, symbolic links resolved. */
  readonly generatedDir: string;
  readonly theme: Theme;
  readonly styles: () => Promise<FrozenStyles>;
  /** Told once the client build is complete. */
  readonly onWritten: (files: StylesheetFiles) => void;
}

/**
 * Writes the site's stylesheets and its fonts into the client build, once it is known which styles the site uses: one
 * that every page loads, one more per route, and one with the styles of all routes, for visits to further pages.
 */
export function stylesheet({ packageRoot, generatedDir, theme, styles, onWritten }: StylesheetOptions): Plugin {
  return {
    name: 'shopgen:stylesheet',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const fonts = await loadThemeFonts(packageRoot, theme);
      const names = new Map<FontFile, string>();
      for (const font of fonts.files) {
        const source = await readFile(font.file);
        names.set(font, this.getFileName(this.emitFile({ type: 'asset', name: path.basename(font.file), source })));
      }
      const frozen = await styles();
      const used = collectUsedStyles(bundle);
      const { shared, routes } = groupStyles(bundle, generatedDir);
      const globalFile = path.join(packageRoot, 'runtime/theme/global.styles.ts').split(path.sep).join('/');
      // Fonts and stylesheet are neighbours, so the address holds wherever the folder is served.
      const themeCss = writeThemeCss(theme, fonts, (font) => path.posix.basename(names.get(font) ?? ''));
      const constants = readConstants(writeStylesheet({ styles: frozen, isUsed: () => true, theme: themeCss }));
      const emit = async (name: string, css: string): Promise<string> => {
        const source = await minifyStyles(inlineConstants(css, constants));
        return this.getFileName(this.emitFile({ type: 'asset', name, source }));
      };
      const routeStyles = new Map<string, string>();
      const modules = new Map<string, Readonly<Record<string, number>>>();
      for (const [key, keys] of routes) {
        const parts = { styles: frozen, isUsed: ((file, name) => keys.has(styleKey(file, name))) satisfies IsUsed };
        const source = writeStylesheet(parts);
        if (source === '') continue;
        const file = await emit(`styles-${key}.css`, source);
        routeStyles.set(key, file);
        modules.set(file, measureStyles(parts, nameModule));
      }
      const further = writeStylesheet({
        styles: frozen,
        isUsed: (file, name) => used.has(styleKey(file, name)) && !shared.has(styleKey(file, name)),
      });
      const parts = {
        styles: frozen,
        isUsed: ((file, name) => file === globalFile || shared.has(styleKey(file, name))) satisfies IsUsed,
        theme: themeCss,
      };
      const stylesheet = await emit('styles.css', writeStylesheet(parts));
      modules.set(stylesheet, measureStyles(parts, nameModule));
      onWritten({
        stylesheet,
        routeStyles,
        furtherStyles: further === '' ? undefined : await emit('styles-further.css', further),
        firstFonts: fonts.files.flatMap((font) => (font.isFirst ? [names.get(font) ?? ''] : [])),
        used,
        modules,
      });
    },
  };
}

/**
 * Fails a server build that would render classes without rules: the stylesheet has what the browser's bundle uses.
 *
 * @param written - What the client build told.
 */
export function checkServerStyles(written: () => Promise<StylesheetFiles>): Plugin {
  return {
    name: 'shopgen:check-server-styles',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle(_, bundle) {
      const { used } = await written();
      const missing = [...collectUsedStyles(bundle)].filter((key) => !used.has(key));
      if (missing.length === 0) return;
      this.error(`These styles are only used on the server, so no stylesheet has their rules: ${missing.join(', ')}.`);
    },
  };
}
