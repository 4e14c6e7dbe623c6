import path from 'node:path';

/** Folders that a person writes and `generate` reads. What it writes is not among them, so it never wakes itself. */
const inputFolders = ['site-configs', 'locales', 'openapi'];

/** Milliseconds of quiet before work starts: an editor or a branch switch saves many files in a row. */
const quietMs = 60;

/** A watch that can be ended. */
export interface InputWatch {
  readonly close: () => Promise<void>;
}

/**
 * Calls back after inputs were saved, added or removed, with their paths relative to the root. Calls never overlap:
 * what is saved meanwhile makes one more call.
 *
 * @param root - Folder that holds the inputs.
 * @param onChange - Does the work; its failures are its own to report.
 */
export async function watchInputs(
  root: string,
  onChange: (files: readonly string[]) => Promise<void>,
): Promise<InputWatch> {
  const { watch } = await import('chokidar');
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    const files = [...changed].sort();
    changed.clear();
    if (files.length > 0) await onChange(files);
  };
  const watcher = watch(
    inputFolders.map((folder) => path.join(root, folder)),
    // `atomic`: many editors save by writing another file and renaming it.
    { ignoreInitial: true, atomic: true, ignored: (file) => path.basename(file).startsWith('.') && file !== root },
  );
  watcher.on('all', (event, file) => {
    if (event === 'addDir') return;
    changed.add(path.relative(root, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, quietMs);
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
