import path from 'node:path';
import type { Run } from './commands/command.ts';
import type { OutputFormat } from './diagnostics/formats/output-format.ts';
import { InputError } from './diagnostics/input-error.ts';
import { UsageError } from './diagnostics/usage-error.ts';
import { mayColor } from './may-color.ts';
import { getExitCode, type OutputOptions, renderOutcome, writeOutcome } from './outcome-writer.ts';
import { requireRoot } from './require-root.ts';
import { beginStamp, type StampDraft } from './stamps/keep-stamp.ts';
import type { Printed } from './stamps/stamp-file.ts';
import { describeSystemError } from './system-error.ts';
import type { CommandContext, Outcome } from './terminal/command-context.ts';

/** The options that every command takes, before or after its name. */
export interface GlobalOptions {
  readonly root?: string;
  readonly json?: boolean;
  readonly format?: OutputFormat;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
  readonly input: boolean;
}

/**
 * Creates the function that runs the work of commands. `options` is read when a command runs, after parsing.
 * @param stampedArgs the command line; absent, no stamps are written
 */
export function createRun(options: () => GlobalOptions, stampedArgs?: readonly string[]): Run {
  return (work, { anywhere = false, inputs } = {}) =>
    async (...args) => {
      const given = options();
      const format = chooseFormat(given);
      const context = createContext(given, format);
      const output = { ...context, format };
      const stamp = stampedArgs && inputs && beginStamp(context.root, stampedArgs, inputs(context.root));
      const outcome = await runForOutcome(() => {
        if (!anywhere) requireRoot(context.root);
        return work(context, ...args);
      });
      writeOutcome(outcome, output);
      process.exitCode = getExitCode(outcome);
      if (stamp !== undefined && getExitCode(outcome) === 0) await keepStamp(stamp, outcome, output);
    };
}

/** Writes the stamp of a command that has ended well. */
async function keepStamp(stamp: StampDraft, { repeat }: Outcome, output: OutputOptions): Promise<void> {
  if (repeat === undefined) return;
  await stamp.keep(
    repeat.outputs.map((file) => ({ path: file })),
    async () => {
      const repeated = await repeat.run();
      if (repeated === undefined || getExitCode(repeated.outcome) !== 0) return undefined;
      const said = output.quiet ? [] : (repeated.said ?? []);
      const lines = said.map((line): Printed => ({ stream: 'stderr', text: `${line}\n` }));
      return [...lines, ...renderOutcome(repeated.outcome, output)];
    },
  );
}

/**
 * Returns the outcome of a command. Errors in the input are one; any other error is a bug and is left to the catch-all.
 */
async function runForOutcome(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) return { diagnostics: error.diagnostics, sources: error.sources };
    const systemError = describeSystemError(error);
    if (systemError !== undefined) return { diagnostics: [systemError] };
    throw error;
  }
}

function chooseFormat({ json = false, format }: GlobalOptions): OutputFormat {
  if (json && format !== undefined && format !== 'json') {
    throw new UsageError(`--json and --format ${format} contradict each other\n--json is short for --format json.`);
  }
  return json ? 'json' : (format ?? 'text');
}

function createContext(options: GlobalOptions, format: OutputFormat): CommandContext {
  const json = format === 'json';
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

/** Lets a command end by itself on a signal; a second signal ends it at once. */
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
