import { createHash } from 'node:crypto';
import type { Logger } from 'vite';
import type { StartedLibraries } from './libraries/library-files.ts';
import type { LibraryNeeds } from './libraries/library-needs.ts';
import { createImportReader, type ReadImports } from './libraries/module-imports.ts';
import { bundleLoader, type LoaderFile } from './loader.ts';
import { findStyleMisuses, type StyleMisuse } from './styles/check-style-uses.ts';
import type { FrozenStyles } from './styles/freeze-styles.ts';

/** The shared parts of the sites of a run; each is created once, on first use. */
export interface BuildRun {
  readonly packageRoot: string;
  /** Folder that holds `generated/` and `dist/`. */
  readonly root: string;
  readonly logger: Logger;
  readonly readImports: ReadImports;
  /** Returns the frozen styles of the runtime, and of these styles modules of a site. */
  readonly styles: (own: readonly string[]) => Promise<FrozenStyles>;
  readonly libraries: (needs: LibraryNeeds) => Promise<StartedLibraries>;
  readonly loader: () => Promise<LoaderFile>;
  readonly findMisuses: (file: string, code: string) => Promise<readonly StyleMisuse[]>;
}

/** Calls a function once and shares its result. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** Calls a function once for each key. */
export function onceEach<T, Args extends readonly unknown[]>(
  keyOf: (...args: Args) => string,
  ask: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...args) => {
    const key = keyOf(...args);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

interface BuildRunOptions extends Pick<BuildRun, 'packageRoot' | 'root' | 'logger'> {
  readonly styles: BuildRun['styles'];
  readonly libraries: (needs: LibraryNeeds) => Promise<StartedLibraries>;
}

export function createBuildRun({ styles, libraries, ...rest }: BuildRunOptions): BuildRun {
  const readImports = createImportReader();
  return {
    ...rest,
    readImports,
    styles: onceEach((own: readonly string[]) => own.join('\n'), styles),
    loader: once(() => bundleLoader(rest.packageRoot)),
    libraries: onceEach((needs: LibraryNeeds) => JSON.stringify(needs), libraries),
    findMisuses: onceEach(
      (file: string, code: string) => `${file}\n${createHash('sha256').update(code).digest('base64')}`,
      findStyleMisuses,
    ),
  };
}
