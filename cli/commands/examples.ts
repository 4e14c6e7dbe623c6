import type { Command } from 'commander';

/** An example command line and its description. */
export type Example = readonly [commandLine: string, does: string];

/** Longer command lines have their description on a separate line. */
const widest = 60;

/** Adds examples to a command's `--help`. Returns the command. */
export function withExamples(command: Command, examples: readonly Example[]): Command {
  const width = Math.max(...examples.map(([{ length }]) => (length > widest ? 0 : length)));
  const lines = examples.map(([commandLine, does]) =>
    commandLine.length > widest ? `  ${commandLine}\n      ${does}` : `  ${commandLine.padEnd(width)}  ${does}`,
  );
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
