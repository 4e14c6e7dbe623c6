import path from 'node:path';
import { evaluateStyles, listStylesFiles } from '#cli/build/styles/evaluate-styles.ts';
import type { FrozenStyles } from '#cli/build/styles/freeze-styles.ts';
import { writeStylesheet } from '#cli/build/styles/stylesheet.ts';
import { writeThemeCss } from '#cli/build/styles/theme-css.ts';
import { type FontFile, loadThemeFonts, type ThemeFonts } from '#cli/build/styles/theme-fonts.ts';
import type { Theme } from '#runtime/contracts/theme.ts';

/** Path of the stylesheet on the development server; font files are in the same folder. */
export const devStylesheetUrl = '/assets/dev/styles.css';

/** The current styles of a site during development. */
export interface DevStyles {
  /** Returns the frozen styles; rejects while a styles module is broken. */
  readonly current: () => Promise<FrozenStyles>;
  /** Evaluates the styles again after a change of a styles module or the tokens. */
  readonly refresh: () => void;
  /** Sets the theme after a change of the site's configuration. */
  readonly setTheme: (theme: Theme) => void;
  readonly stylesheet: () => Promise<string>;
  /** Returns the path of a font file that is served beside the stylesheet. */
  readonly fontFile: (name: string) => Promise<string | undefined>;
}

const getFileName = ({ file }: FontFile): string => path.basename(file);

/**
 * Creates the styles of a site for the development server.
 *
 * @param root - Folder that holds `site-configs`, where the styles of sites are.
 */
export function createDevStyles(packageRoot: string, root: string, firstTheme: Theme): DevStyles {
  const evaluate = async (): Promise<FrozenStyles> =>
    evaluateStyles(packageRoot, await listStylesFiles(path.join(root, 'site-configs')));
  let theme = firstTheme;
  let fonts: Promise<ThemeFonts> = loadThemeFonts(packageRoot, theme);
  let good: FrozenStyles | undefined;
  let styles = watched(evaluate());

  function watched(evaluating: Promise<FrozenStyles>): Promise<FrozenStyles> {
    evaluating.then(
      (evaluated) => {
        good = evaluated;
      },
      // The failure is thrown where the styles are used; an unhandled rejection would end the process.
      () => {},
    );
    return evaluating;
  }

  return {
    current: () => styles,
    refresh() {
      // Evaluations run one after the other: Stitches keeps one stylesheet per process.
      styles = watched(styles.then(evaluate, evaluate));
    },
    setTheme(next) {
      theme = next;
      fonts = loadThemeFonts(packageRoot, theme);
      fonts.catch(() => {});
    },
    async stylesheet() {
      return writeStylesheet({
        // An open page keeps its styles while a styles module is broken.
        styles: await styles.catch((error: unknown) => {
          if (good) return good;
          throw error;
        }),
        // A change may use any style next, so all are included.
        isUsed: () => true,
        theme: writeThemeCss(theme, await fonts, getFileName),
      });
    },
    fontFile: async (name) => (await fonts).files.find((font) => getFileName(font) === name)?.file,
  };
}
