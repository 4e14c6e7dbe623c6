import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Milliseconds that a program has to exit before it is killed. */
const stopWithinMs = 10_000;

/** Number of output lines that are kept, to show why a program failed. */
const keptLines = 20;

/** The exit of a program: its code or signal. */
export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A Node program that runs as a child process and never outlives its parent. */
export interface ChildProgram {
  /** Undefined where it could not be started. */
  readonly pid: number | undefined;
  readonly exited: Promise<ChildExit>;
  /** Returns its last lines on stderr. */
  readonly lastWords: () => string;
  /** Asks it to exit and waits until it has. */
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
 * Ends the program when its parent is gone, even if it was killed: a killed `start` would leave a backend on its data.
 * It also runs in the program's worker threads, which have no channel.
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
    pid: child.pid,
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
