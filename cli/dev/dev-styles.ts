import path from 'node:path';
import { evaluateStyles } from '#cli/build/styles/evaluate-styles.ts';
import type { FrozenStyles } from '#cli/build/styles/freeze-styles.ts';
import { writeStylesheet } from '#cli/build/styles/stylesheet.ts';
import { writeThemeCss } from '#cli/build/styles/theme-css.ts';
import { type FontFile, loadThemeFonts, type ThemeFonts } from '#cli/build/styles/theme-fonts.ts';
import type { Theme } from '#runtime/contracts/theme.ts';

/** Where the development server serves the stylesheet; fonts lie beside it. */
export const devStylesheetUrl = '/assets/dev/styles.css';

/** The styles of a site under development: as they are now, not as they were when it started. */
export interface DevStyles {
  /** Rejects while a styles module is broken. */
  readonly current: () => Promise<FrozenStyles>;
  /** A styles module or the tokens have changed. */
  readonly refresh: () => void;
  /** The site's configuration has changed. */
  readonly setTheme: (theme: Theme) => void;
  readonly stylesheet: () => Promise<string>;
  /** The font file of an address beside the stylesheet. */
  readonly fontFile: (name: string) => Promise<string | undefined>;
}

const nameOf = ({ file }: FontFile): string => path.basename(file);

/** Creates the styles of a site for the development server. */
export function createDevStyles(packageRoot: string, firstTheme: Theme): DevStyles {
  let theme = firstTheme;
  let fonts: Promise<ThemeFonts> = loadThemeFonts(packageRoot, theme);
  let good: FrozenStyles | undefined;
  let styles = watched(evaluateStyles(packageRoot));

  function watched(evaluating: Promise<FrozenStyles>): Promise<FrozenStyles> {
    evaluating.then(
      (evaluated) => {
        good = evaluated;
      },
      // The failure is thrown where the styles are used; until then it must not end the process.
      () => {},
    );
    return evaluating;
  }

  return {
    current: () => styles,
    refresh() {
      // One after the other: Stitches keeps one stylesheet per process.
      const again = (): Promise<FrozenStyles> => evaluateStyles(packageRoot);
      styles = watched(styles.then(again, again));
    },
    setTheme(next) {
      theme = next;
      fonts = loadThemeFonts(packageRoot, theme);
      fonts.catch(() => {});
    },
    async stylesheet() {
      return writeStylesheet({
        // An open page keeps its looks while a styles module is broken.
        styles: await styles.catch((error: unknown) => {
          if (good) return good;
          throw error;
        }),
        // What a change will use next is not known, so everything is there.
        isUsed: () => true,
        theme: writeThemeCss(theme, await fonts, nameOf),
      });
    },
    fontFile: async (name) => (await fonts).files.find((font) => nameOf(font) === name)?.file,
  };
}
