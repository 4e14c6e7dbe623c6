import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ChildProgram, startChild } from './child-program.ts';
import { findFreePort, isPortFree } from './free-port.ts';
import { readVariable } from './read-variable.ts';
import { startFailure } from './start-failure.ts';

/** The default port of the backend. */
export const defaultBackendPort = 3001;

const host = '127.0.0.1';

/** Returns whether the embedded backend has its data in a folder, which one process at a time can use, not in a server. */
export const ownsData = (): boolean => readVariable('DATABASE_URL') === undefined;

/** A backend that is ready. */
export interface RunningBackend extends ChildProgram {
  readonly pid: number;
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
}

interface BackendOptions {
  readonly packageRoot: string;
  readonly root: string;
  /** A fixed port; absent: the next free port from 3001. */
  readonly port?: number;
  /** `demo` or `scale:N`; absent: the backend's own default. */
  readonly seed?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with every line that the backend prints once it is ready; earlier lines are printed only if it fails. */
  readonly onLine: (line: string) => void;
  /** Called with the lines that it prints while it starts. */
  readonly onStarting: (line: string) => void;
  /** Aborts the start of a backend. */
  readonly signal: AbortSignal;
}

/** Returns the folder of the session secret of `start` and, unless `DATA_DIR` names another, of the embedded backend's data. */
export const getDataDir = (root: string): string => path.join(root, '.data');

/** Returns the folder of the embedded backend's data. */
export const getBackendDataDir = (root: string): string => path.resolve(readVariable('DATA_DIR') ?? getDataDir(root));

/** Returns the folders of the backend's data and of the content that it is seeded with. */
export const backendFolders = (root: string): Readonly<Record<'DATA_DIR' | 'CONTENT_DIR', string>> => ({
  DATA_DIR: getDataDir(root),
  CONTENT_DIR: path.join(root, 'content'),
});

function readReady(line: string): string | undefined {
  try {
    const said: unknown = JSON.parse(line);
    const isReady =
      typeof said === 'object' && said !== null && 'ready' in said && 'url' in said && said.ready === true;
    return isReady ? String(said.url).replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts the embedded backend and waits until it answers.
 *
 * @throws InputError when it does not start: its data folder is in use, its port taken.
 * @throws the signal's reason when it is aborted first.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const file = path.join(options.packageRoot, 'backend/dist/backend.js');
  if (!existsSync(file)) throw startFailure('The backend is not compiled.', 'Run npm ci, or npm run prepublish.');
  const { port: wanted } = options;
  if (wanted !== undefined && !(await isPortFree(host, wanted))) {
    throw startFailure(`Port ${wanted} is taken.`, 'Name a free one with --port.');
  }
  for (let from = defaultBackendPort; ; ) {
    const port = wanted ?? (await findFreePort(host, from));
    try {
      return await startOnPort(file, port, options);
    } catch (error) {
      // Another start may have found the same port free and listened on it first.
      if (wanted !== undefined || options.signal.aborted || (await isPortFree(host, port))) throw error;
      from = port + 1;
    }
  }
}

async function startOnPort(file: string, port: number, options: BackendOptions): Promise<RunningBackend> {
  let onReady: (url: string) => void = () => {};
  const ready = new Promise<string>((resolve) => {
    onReady = resolve;
  });
  let isReady = false;
  const onLine = (line: string): void => (isReady ? options.onLine : options.onStarting)(line);
  const child = startChild({
    file,
    args: options.seed === undefined ? [] : ['--seed', options.seed],
    env: { ...backendFolders(options.root), HOST: host, ...options.env, PORT: String(port) },
    onStdout(line) {
      const url = readReady(line);
      if (url === undefined) return onLine(line);
      isReady = true;
      onReady(url);
    },
    onStderr: onLine,
  });
  const { signal } = options;
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const first = await Promise.race([ready, child.exited, aborted]);
  if (first === undefined) {
    await child.stop();
    throw signal.reason;
  }
  if (typeof first === 'string' && child.pid !== undefined) return { ...child, pid: child.pid, port, url: first };
  const how = typeof first === 'string' ? '' : ` (exit code ${first.code})`;
  // The backend prints the error on one line and the fix on the next.
  const [message = '', ...help] = child.lastWords().trim().split('\n');
  throw startFailure(message || `The backend ended${how} before it was ready.`, help.join('\n') || undefined);
}
