import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext, Outcome, Run } from './commands/command.ts';
import { type Diagnostic, errorAt } from './diagnostics/diagnostic.ts';
import { InputError } from './diagnostics/input-error.ts';
import { exitCodeOf, writeOutcome } from './outcome-writer.ts';

/** The options that every command takes, before or after its name. */
export interface GlobalOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
  readonly input: boolean;
}

/** Makes the function that commands wrap their work in. `options` is read when a command runs, after parsing. */
export function createRun(options: () => GlobalOptions): Run {
  return (work) =>
    async (...args) => {
      const context = createContext(options());
      const outcome = await outcomeOf(() => {
        requireRoot(context.root);
        return work(context, ...args);
      });
      writeOutcome(outcome, context);
      process.exitCode = exitCodeOf(outcome);
    };
}

/** Mistakes in the input are an outcome like any other; what else is thrown is a bug and goes on to the catch-all. */
async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) return { diagnostics: error.diagnostics, sources: error.sources };
    const refused = refusedBySystem(error);
    if (refused !== undefined) return { diagnostics: [refused] };
    throw error;
  }
}

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENOTDIR: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
};

/** What the machine refuses is neither the input's fault nor ours, but a person can put it right. */
function refusedBySystem(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const reason = systemReasons[String(error.code)];
  if (reason === undefined) return undefined;
  const path = 'path' in error ? String(error.path) : 'a file';
  return errorAt('system.refused', undefined, `${path}: ${reason} (${String(error.code)})`);
}

function createContext(options: GlobalOptions): CommandContext {
  const json = options.json === true;
  const quiet = options.quiet === true;
  const verbose = options.verbose === true;
  const say = (text: string): void => {
    if (!quiet) process.stderr.write(`${text}\n`);
  };
  return {
    root: path.resolve(options.root ?? '.'),
    json,
    quiet,
    verbose,
    color: mayColor(options.color),
    input: options.input && process.stdin.isTTY === true,
    say,
    detail: (text) => {
      if (verbose) say(text);
    },
    untilStopped,
  };
}

/** Colour only for a terminal, and not when the person or https://no-color.org says so. */
export function mayColor(asked: boolean): boolean {
  return asked && process.stderr.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}

function requireRoot(root: string): void {
  if (existsSync(path.join(root, 'site-configs'))) return;
  const missing = existsSync(root) ? 'The root folder holds no site-configs folder' : 'The root folder does not exist';
  throw new InputError([errorAt('root.missing', undefined, missing, 'Name the right folder with --root.')]);
}

/** Replaces "end at once" by "end by yourself"; a second signal ends at once after all. */
function untilStopped(): AbortSignal {
  const controller = new AbortController();
  process.removeAllListeners('SIGINT');
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(code);
      controller.abort();
    });
  }
  return controller.signal;
}
