import path from 'node:path';

const inputName = /\.(?:ya?ml|json|tsx?)$/;

/**
 * Folders that people edit and `generate` reads, with the names of inputs in them. Its output is elsewhere, so it never triggers itself. Editors
 * write other files beside inputs while saving: `4913`, `acoustic.yaml~`, `sedX1b2`.
 */
const inputNames = new Map([
  // Modules and declared inputs of extensions, too.
  ['site-configs', /\.(?:ya?ml|json|[jt]sx?|mjs|txt|csv|md)$/],
  ['locales', inputName],
  ['openapi', inputName],
]);

/** Milliseconds without an event before work starts: an editor or a branch switch saves many files in a row. */
const quietMs = 25;

/** The reactions to saved inputs. Paths are relative to the root, with forward slashes. */
export interface InputListener {
  /**
   * Called at once, possibly while the file is half written, and several times per save.
   * @param burst - All files that were touched since the last quiet period, this one included.
   */
  readonly onTouch: (file: string, burst: ReadonlySet<string>) => void;
  /**
   * Called after a quiet period. Calls never overlap: files that are saved meanwhile cause one more call. Handles its
   * own failures.
   */
  readonly onQuiet: (files: readonly string[]) => Promise<void>;
}

/** A running watch. */
export interface InputWatch {
  readonly close: () => Promise<void>;
}

/** Reports inputs that were saved, added or removed, however the editor does it. */
export async function watchInputs(root: string, { onTouch, onQuiet }: InputListener): Promise<InputWatch> {
  const { watch } = await import('chokidar');
  const burst = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    const files = [...burst].sort();
    burst.clear();
    if (files.length > 0) await onQuiet(files);
  };
  const touch = (absolute: string): void => {
    const file = path.relative(root, absolute).split(path.sep).join('/');
    burst.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, quietMs);
    onTouch(file, burst);
  };

  const getInputName = (absolute: string): RegExp | undefined =>
    inputNames.get(path.relative(root, absolute).split(path.sep)[0] ?? '');
  const isInside = (absolute: string): boolean =>
    getInputName(absolute) !== undefined && !path.basename(absolute).startsWith('.');
  const isNamed = (absolute: string): boolean => getInputName(absolute)?.test(absolute) === true;
  // The root itself is watched, so that a folder that is deleted and created again (by a branch switch) is watched
  // again.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (absolute) => absolute !== root && !isInside(absolute),
  });
  // Raw events of the system: the events derived from them come late, and the second of two within 50 ms is dropped.
  watcher.on('raw', (_, name: string | null, details) => {
    const watched = readWatchedPath(details);
    if (watched === undefined) return;
    const absolute = name === null || name === path.basename(watched) ? watched : path.join(watched, name);
    if (isInside(absolute) && isNamed(absolute)) touch(absolute);
  });
  // The files of whole folders that are added or removed are reported only here.
  watcher.on('all', (event, absolute) => {
    const isInput = event.endsWith('Dir') || isNamed(absolute);
    if (event !== 'change' && isInput && isInside(absolute)) touch(absolute);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await working;
    },
  };
}

/**
 * Returns the file or folder of a raw event. The name comes separately, and is the file's own where a file is watched.
 */
function readWatchedPath(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}
