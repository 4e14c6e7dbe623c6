import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { OutputFiles } from '../bundler-output.ts';
import { findStyleMisuses, type StyleMisuse } from '../styles/check-style-uses.ts';
import { isStylesFile } from '../styles/evaluate-styles.ts';
import { type FrozenStyles, UnfreezableStyleError } from '../styles/freeze-styles.ts';
import { writeFrozenModule } from '../styles/frozen-module.ts';

/**
 * Not an absolute path: the bundler limits chunks by source length, so chunks would depend on where the package lies.
 */
const frozenRuntime = '#runtime/theme/frozen.ts';

interface FrozenStylesOptions {
  readonly packageRoot: string;
  /** Returns the current styles; they change during development. */
  readonly styles: () => Promise<FrozenStyles>;
  /** Finds uses that cannot be frozen; the sites of one run share the results. */
  readonly findMisuses?: (file: string, code: string) => Promise<readonly StyleMisuse[]>;
}

/**
 * Replaces `*.styles.ts` modules by class names, in the browser's bundle and in the server's, and refuses uses of them
 * that would need Stitches at run time.
 */
export function frozenStyles({ packageRoot, styles, findMisuses = findStyleMisuses }: FrozenStylesOptions): Plugin {
  return {
    name: 'shopgen:frozen-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.styles\.ts$/ },
      async handler(id) {
        const frozen = await styles().catch((error: unknown) => {
          if (!(error instanceof UnfreezableStyleError)) throw error;
          this.error({
            message: `${path.relative(packageRoot, error.file)}: ${error.message}`,
            id: error.file,
            stack: '',
          });
        });
        const exports = frozen.modules.get(id);
        if (!exports)
          this.error(`${id} is not among the styles below runtime/, so its rules would be in no stylesheet.`);
        return { code: writeFrozenModule(exports, frozenRuntime), moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: '.styles.ts' },
      async handler(code, id) {
        if (isStylesFile(id)) return;
        const [misuse] = await findMisuses(id, code);
        if (!misuse) return;
        this.error({
          message: `<${misuse.component}>: ${misuse.reason}.`,
          id,
          loc: { file: id, line: misuse.line, column: misuse.column },
        });
      },
    },
  };
}

/** Collects the exports of styles modules in a bundle. */
export function collectUsedStyles(bundle: OutputFiles): ReadonlySet<string> {
  const used = new Set<string>();
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    for (const keys of stylesOfChunk(output).values()) for (const key of keys) used.add(key);
  }
  return used;
}

/** Returns the exports of styles modules in a chunk, by module. */
export function stylesOfChunk({ modules }: Rolldown.OutputChunk): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(modules).flatMap(([file, { renderedExports }]) =>
      isStylesFile(file) ? [[file, renderedExports.map((name) => styleKey(file, name))] as const] : [],
    ),
  );
}

/** Returns the key of an export of a styles module. */
export const styleKey = (file: string, exportName: string): string => `${file}#${exportName}`;
