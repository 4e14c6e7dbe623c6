import type { Command } from 'commander';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';

/** What a command needs before its work begins. */
export interface RunOptions {
  /** For commands that also work where there is no site-configs folder. Default: they don't. */
  readonly anywhere?: boolean;
}

/** Wraps a command's work: gives it its context, prints its outcome and sets the exit code. */
export type Run = <Args extends unknown[]>(
  work: (context: CommandContext, ...args: Args) => Promise<Outcome>,
  options?: RunOptions,
) => (...args: Args) => Promise<void>;

/**
 * Adds one command to the program. The file of a command is thin: it declares options, and loads the work with a dynamic
 * import when it is run, so that a command costs only what it needs.
 */
export type Register = (program: Command, run: Run) => void;
