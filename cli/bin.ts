import { type Command, CommanderError } from 'commander';
import { mayColor } from './command-runner.ts';
import { errorAt } from './diagnostics/diagnostic.ts';
import { UsageError } from './diagnostics/usage-error.ts';
import { writeOutcome } from './outcome-writer.ts';
import { readVersion } from './package-root.ts';
import { createProgram } from './program.ts';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const given = end === -1 ? args : args.slice(0, end);
// Parsing may fail before it has seen the option, and the failure too has to be told in the right form.
const manners = {
  json: given.includes('--json'),
  quiet: given.includes('--quiet'),
  color: mayColor(!given.includes('--no-color')),
};

process.on('SIGINT', () => process.exit(130));
// Whoever reads us may stop before the end, like `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await main();

async function main(): Promise<void> {
  const program = createProgram();
  const printed: string[] = [];
  for (const command of [program, ...program.commands]) captureOutput(command, printed);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return endByCommander(error, printed.join(''));
    if (error instanceof UsageError) return endByUsage(error.message);
    endByBug(error);
  }
}

/** Commander prints help and errors itself; with `--json` its words belong into the document. */
function captureOutput(command: Command, printed: string[]): void {
  command.configureOutput({ writeOut: (text) => printed.push(text), writeErr: (text) => printed.push(text) });
}

function endByCommander(error: CommanderError, printed: string): void {
  if (error.exitCode === 0) {
    const data = error.code === 'commander.version' ? { version: printed.trim() } : { help: printed };
    writeOutcome({ data, text: printed }, manners);
    return;
  }
  // A bare `shopgen` has no error text of its own: the help says what there is.
  const message = error.code === 'commander.help' ? `No command given.\n\n${printed}`.trim() : printed;
  endByUsage(message);
}

function endByUsage(words: string): void {
  const [first = '', ...more] = words
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const help = more
    .join('\n')
    .trim()
    .replace(/^\((Did you mean .*)\)$/, '$1');
  process.exitCode = 2;
  const hint = help === '' ? 'shopgen --help lists commands and options.' : help;
  writeOutcome({ diagnostics: [errorAt('usage.invalid', undefined, first, hint)], exitCode: 2 }, manners);
}

/** The only catch-all: what arrives here is our mistake, not that of the person at the keyboard. */
function endByBug(error: unknown): void {
  const report = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.exitCode = 70;
  if (manners.json) {
    const message = error instanceof Error ? error.message : String(error);
    const bug = errorAt('internal.bug', undefined, message, 'This is a bug in shopgen; the report is in "report".');
    writeOutcome({ diagnostics: [bug], data: { report }, exitCode: 70 }, manners);
    return;
  }
  process.stderr.write(
    [
      'shopgen failed. This is a bug in shopgen, not a mistake of yours.',
      'Please report it with the following lines:',
      '',
      `  shopgen ${readVersion()}, Node ${process.version}, ${process.platform} ${process.arch}`,
      `  shopgen ${args.join(' ')}`,
      ...report.split('\n').map((line) => `  ${line}`),
      '',
    ].join('\n'),
  );
}
