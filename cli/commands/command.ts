import type { Command } from 'commander';
import type { Watched } from '#cli/stamps/snapshot.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';

/** The requirements of a command. */
export interface RunOptions {
  /** Whether the command also works without a site-configs folder. Default: false. */
  readonly anywhere?: boolean;
  /**
   * Returns what decides the outcome of the command; then a later run of the same command line may stop at a stamp.
   * Called only where stamps are written.
   */
  readonly inputs?: (root: string) => readonly Watched[];
}

/** Wraps a command's action: passes it the context, prints its outcome and sets the exit code. */
export type Run = <Args extends unknown[]>(
  work: (context: CommandContext, ...args: Args) => Promise<Outcome>,
  options?: RunOptions,
) => (...args: Args) => Promise<void>;

/**
 * Adds one command to the program. A command's file only declares options, and loads its implementation with a dynamic
 * import when it runs, so that each command loads only what it needs.
 */
export type Register = (program: Command, run: Run) => void;
