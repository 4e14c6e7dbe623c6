import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** A running program and its output. */
export interface Running {
  readonly child: ChildProcess;
  /** Returns the next line of stdout; `undefined` at its end. */
  line(): Promise<string | undefined>;
  /** Returns stderr so far. */
  errors(): string;
  /** Resolves when it has ended and its output has been read. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

export function run(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  ipc = false,
): Running {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  let said = '';
  piped(child.stderr).on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const lines = createInterface(piped(child.stdout))[Symbol.asyncIterator]();
  return {
    child,
    line: async () => {
      const next = await lines.next();
      return next.done ? undefined : String(next.value);
    },
    errors: () => said,
    ended: ended(child),
  };
}

function piped(stream: Readable | null): Readable {
  if (!stream) throw new Error('The program’s output is not piped.');
  return stream;
}

/**
 * Resolves with the exit code. Does not use the event `close`, which is not emitted after this side has closed the
 * channel.
 */
async function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const [how] = await Promise.all([exit, finished(piped(child.stderr))]);
  return how;
}
