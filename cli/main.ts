import { type Command, CommanderError } from 'commander';
import { createBugReporter } from './bug-report.ts';
import { errorAt } from './diagnostics/diagnostic.ts';
import { requestedFormat } from './diagnostics/formats/output-format.ts';
import { nearest, suggest } from './diagnostics/nearest.ts';
import { UsageError } from './diagnostics/usage-error.ts';
import { mayColor } from './may-color.ts';
import { type OutputOptions, writeOutcome } from './outcome-writer.ts';
import { createProgram } from './program.ts';
import { handleStdoutError } from './stdout-error.ts';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const given = end === -1 ? args : args.slice(0, end);
// Parsing may fail before it reaches the format option, and the failure has to be printed in that format too.
const output: OutputOptions = {
  format: requestedFormat(args),
  quiet: given.includes('--quiet'),
  color: mayColor(!given.includes('--no-color')),
  root: process.cwd(),
};
const endByBug = createBugReporter(args, output);

process.on('SIGINT', () => process.exit(130));
process.stdout.on('error', handleStdoutError);
// Node would end with code 1 after an uncaught error, which stands for a mistake in the input.
process.on('uncaughtException', endByBug);

void main();

async function main(): Promise<void> {
  const program = createProgram(args);
  const printed: string[] = [];
  captureOutput(program, printed);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return endByCommander(error, printed.join(''), program);
    if (error instanceof UsageError) return endByUsage(error.message);
    endByBug(error);
  }
}

/** Captures what commander prints itself; with `--json` it belongs in the document. */
function captureOutput(command: Command, printed: string[]): void {
  command.configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => printed.push(text) });
  for (const inner of command.commands) captureOutput(inner, printed);
}

function endByCommander(error: CommanderError, printed: string, program: Command): void {
  if (error.exitCode === 0) {
    const data = error.code === 'commander.version' ? { version: printed.trim() } : { help: printed };
    writeOutcome({ data, text: printed }, output);
    return;
  }
  const { path, next } = commandAsked(program);
  const isAboutHelp = error.code === 'commander.help';
  if (isAboutHelp && program.args[0] === 'help' && next !== undefined) {
    endByUsage(`There is no command ${next}\n${suggest(next, listCommandNames(program)) ?? ''}`);
    return;
  }
  if (isAboutHelp && output.format === 'text') {
    process.exitCode = 2;
    process.stderr.write(printed);
    return;
  }
  // A command line without a command has no error text of its own.
  const message = isAboutHelp ? `No command given.\n\n${printed}`.trim() : printed;
  const help = error.code === 'commander.missingMandatoryOptionValue' ? helpOnMissing(message) : '';
  endByUsage(`${message}${help}`, `${path} --help`);
}

/** Returns the path of the command that the command line leads to, and the word behind it. */
function commandAsked(program: Command): { path: string; next: string | undefined } {
  let command = program;
  let path = program.name();
  const words = program.args.filter((word) => !word.startsWith('-') && word !== 'help');
  for (const word of words) {
    const inner = command.commands.find((one) => one.name() === word);
    if (inner === undefined) return { path, next: word };
    command = inner;
    path = `${path} ${word}`;
  }
  return { path, next: undefined };
}

function listCommandNames(program: Command): string[] {
  return program.commands.map((command) => command.name());
}

/**
 * Suggests an option for a missing one that may have been misspelt: commander reports unknown options only when none is
 * missing.
 */
function helpOnMissing(message: string): string {
  const missing = /'(--[\w-]+)/.exec(message)?.[1] ?? '';
  const misspelt = given.find((arg) => /^--\w/.test(arg) && nearest(arg.replace(/=.*$/, ''), [missing]).length > 0);
  if (misspelt !== undefined) return `Did you mean ${missing} by ${misspelt.replace(/=.*$/, '')}?`;
  return missing === '--site' ? 'shopgen sites lists the sites there are.' : '';
}

function endByUsage(words: string, helpCommand = 'shopgen --help'): void {
  const [first = '', ...more] = words
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const help = more
    .join('\n')
    .trim()
    .replace(/^\((Did you mean .*)\)$/, '$1');
  process.exitCode = 2;
  const hint = help === '' ? `${helpCommand} lists what there is.` : help;
  writeOutcome({ diagnostics: [errorAt('usage.invalid', undefined, first, hint)], exitCode: 2 }, output);
}
