import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Milliseconds that a program has to end by itself before it is killed. */
const stopWithinMs = 10_000;

/** Lines of a program's output that are kept, to say why it failed. */
const keptLines = 20;

/** How a program ended. */
export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A Node program that runs beside us for as long as we do. */
export interface ChildProgram {
  readonly exited: Promise<ChildExit>;
  /** Its last lines on stderr. */
  readonly lastWords: () => string;
  /** Asks it to end and waits until it has. */
  readonly stop: () => Promise<void>;
}

interface ChildOptions {
  /** Absolute path of the program. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onStdout: (line: string) => void;
  readonly onStderr: (line: string) => void;
}

/**
 * Ends the program when we are gone, however we went: without it a killed `start` would leave a backend on its data.
 * It is run in the program's worker threads too, which have no channel.
 */
const endWithParent = [
  'data:text/javascript,if(process.channel){',
  "process.on('disconnect',()=>process.kill(process.pid,'SIGTERM'));",
  'process.channel.unref()}',
].join('');

/**
 * Runs a Node program in a process group of its own, so that Ctrl-C reaches us alone and we decide which ends first.
 */
export function startChild({ file, args = [], env, onStdout, onStderr }: ChildOptions): ChildProgram {
  const child = fork(file, args, {
    env: { ...env },
    execArgv: ['--import', endWithParent],
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const words: string[] = [];
  forEachLine(child.stdout, onStdout);
  forEachLine(child.stderr, (line) => {
    words.push(line);
    if (words.length > keptLines) words.shift();
    onStderr(line);
  });
  const exited = waitForExit(child);
  return {
    exited,
    lastWords: () => words.join('\n'),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

function forEachLine(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}

/** `close` comes after the last line of output, `exit` may not. */
function waitForExit(child: ChildProcess): Promise<ChildExit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}
