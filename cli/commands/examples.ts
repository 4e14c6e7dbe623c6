import type { Command } from 'commander';

/** A command line as a person would type it, and what it does. */
export type Example = readonly [commandLine: string, does: string];

/** Longer command lines have what they do on a line of its own. */
const widest = 60;

/** Adds examples to a command's `--help`. Returns the command. */
export function withExamples(command: Command, examples: readonly Example[]): Command {
  const width = Math.max(...examples.map(([{ length }]) => (length > widest ? 0 : length)));
  const lines = examples.map(([commandLine, does]) =>
    commandLine.length > widest ? `  ${commandLine}\n      ${does}` : `  ${commandLine.padEnd(width)}  ${does}`,
  );
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
