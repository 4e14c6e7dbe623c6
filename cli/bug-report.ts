import { errorAt } from './diagnostics/diagnostic.ts';
import { hasWrittenOutcome, type OutputOptions, writeOutcome } from './outcome-writer.ts';
import { readVersion } from './package-root.ts';
import { describeSystemError } from './system-error.ts';

const bugExitCode = 70;

/**
 * Creates the function that ends the process after an unexpected error: our bug, not a mistake of the user. It prints a
 * report to pass on, in the requested format, and exits with code 70.
 * @param args the command line, for the report
 */
export function createBugReporter(args: readonly string[], output: OutputOptions): (error: unknown) => void {
  let isEnding = false;
  return (error) => {
    // Errors that follow from the first one, or from exiting, add nothing.
    if (isEnding) return;
    isEnding = true;
    const systemError = describeSystemError(error);
    process.exitCode = systemError === undefined ? bugExitCode : 1;
    if (systemError === undefined) reportBug(error, args, output);
    else writeOutcome({ diagnostics: [systemError] }, output);
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
  };
}

function reportBug(error: unknown, args: readonly string[], output: OutputOptions): void {
  const message = error instanceof Error ? error.message : String(error);
  const report = [
    `shopgen ${readVersion()}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `shopgen ${args.join(' ')}`,
    ...formatStack(error).split('\n'),
  ];
  if (output.format !== 'text' && !hasWrittenOutcome()) {
    const help = 'This is a bug in shopgen, not a mistake of yours. Please report it.';
    const bug = errorAt(
      'internal.bug',
      undefined,
      message,
      output.format === 'json' ? help : `${help}\n${report.join('\n')}`,
    );
    writeOutcome({ diagnostics: [bug], data: { report: report.join('\n') }, exitCode: bugExitCode }, output);
    return;
  }
  process.stderr.write(
    [
      'shopgen failed. This is a bug in shopgen, not a mistake of yours.',
      'Please report it with the following lines:',
      '',
      ...report.map((line) => `  ${line}`),
      '',
    ].join('\n'),
  );
}

/** Returns the stack of an error with its causes, which often say most. */
function formatStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\ncaused by ${formatStack(error.cause)}`;
}
