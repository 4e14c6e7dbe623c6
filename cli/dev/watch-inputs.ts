import path from 'node:path';

/** Folders that a person writes and `generate` reads. What it writes is not among them, so it never wakes itself. */
const inputFolders = ['site-configs', 'locales', 'openapi'];

/** Names that inputs have. Editors put other files beside them while they save: `4913`, `acoustic.yaml~`, `sedX1b2`. */
const inputName = /\.(?:ya?ml|json)$/;

/** Milliseconds without an event before work starts: an editor or a branch switch saves many files in a row. */
const quietMs = 25;

/** What is done about saved inputs. Paths are relative to the root, with forward slashes. */
export interface InputListener {
  /**
   * Called at once, perhaps while the file is half written and several times for one save.
   *
   * @param burst - Everything that was touched since it was last quiet, this file included.
   */
  readonly onTouch: (file: string, burst: ReadonlySet<string>) => void;
  /**
   * Called when it is quiet again. Calls never overlap: what is saved meanwhile makes one more call. Its failures are
   * its own to report.
   */
  readonly onQuiet: (files: readonly string[]) => Promise<void>;
}

/** A watch that can be ended. */
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

  const isInside = (absolute: string): boolean => {
    const [first = ''] = path.relative(root, absolute).split(path.sep);
    return inputFolders.includes(first) && !path.basename(absolute).startsWith('.');
  };
  // The root itself is watched so that a folder that goes, in a branch switch for one, is found again when it comes back.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (absolute) => absolute !== root && !isInside(absolute),
  });
  // What the system says, as it says it: the events made of it are late, and the second of two within 50 ms is dropped.
  watcher.on('raw', (_, name: string | null, details) => {
    const watched = watchedPathOf(details);
    if (watched === undefined) return;
    const absolute = name === null || name === path.basename(watched) ? watched : path.join(watched, name);
    if (isInside(absolute) && inputName.test(absolute)) touch(absolute);
  });
  // Whole folders that come and go tell of their files only here.
  watcher.on('all', (event, absolute) => {
    const isInput = event.endsWith('Dir') || inputName.test(absolute);
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
function watchedPathOf(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('watchedPath' in details)) return undefined;
  return typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}
