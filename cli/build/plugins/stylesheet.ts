import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Theme } from '#runtime/contracts/theme.ts';
import type { FrozenStyles } from '../styles/freeze-styles.ts';
import { writeStylesheet } from '../styles/stylesheet.ts';
import { writeThemeCss } from '../styles/theme-css.ts';
import { type FontFile, loadThemeFonts } from '../styles/theme-fonts.ts';
import { collectUsedStyles, styleKey } from './frozen-styles.ts';

/** Where the bundler put what the stylesheet is made of, as paths inside the output folder. */
export interface StylesheetFiles {
  readonly stylesheet: string;
  /** WOFF2 files worth asking for before the stylesheet has been read. */
  readonly preloadFonts: readonly string[];
  /** Exports of styles modules whose rules are in it. */
  readonly used: ReadonlySet<string>;
}

interface StylesheetOptions {
  readonly packageRoot: string;
  readonly theme: Theme;
  readonly styles: () => Promise<FrozenStyles>;
  /** Told once the client build is complete. */
  readonly onWritten: (files: StylesheetFiles) => void;
}

/** Writes the site's one stylesheet and its fonts into the client build, once it is known which styles the site uses. */
export function stylesheet({ packageRoot, theme, styles, onWritten }: StylesheetOptions): Plugin {
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
      const used = collectUsedStyles(bundle);
      const source = writeStylesheet({
        styles: await styles(),
        isUsed: (file, name) => used.has(styleKey(file, name)),
        // Fonts and stylesheet are neighbours, so the address holds wherever the folder is served.
        theme: writeThemeCss(theme, fonts, (font) => path.posix.basename(names.get(font) ?? '')),
        globalFile: path.join(packageRoot, 'runtime/theme/global.styles.ts').split(path.sep).join('/'),
      });
      onWritten({
        stylesheet: this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source })),
        preloadFonts: fonts.files.flatMap((font) => (font.preload ? [names.get(font) ?? ''] : [])),
        used,
      });
    },
  };
}

/**
 * Stops a server build that would render classes without rules: the stylesheet holds what the browser's bundle uses.
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
