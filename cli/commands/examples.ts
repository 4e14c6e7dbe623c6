import type { Command } from 'commander';

/** A command line as a person would type it, and what it does. */
export type Example = readonly [commandLine: string, does: string];

/** Puts examples under a command's `--help`, one a line. Returns the command. */
export function withExamples(command: Command, examples: readonly Example[]): Command {
  const width = Math.max(...examples.map(([commandLine]) => commandLine.length));
  const lines = examples.map(([commandLine, does]) => `  ${commandLine.padEnd(width)}  ${does}`);
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
