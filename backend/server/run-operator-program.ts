import { StartupError } from '../errors/startup-error.ts';

/**
 * Runs a program of operators. An error goes to stderr: its message in one line, its help in the next, with exit code
 * 1; a bug with its stack, with exit code 70.
 *
 * @param explain - Returns an error of the system as one that a person can correct; `undefined` for any other.
 */
export async function runOperatorProgram(
  run: () => Promise<void>,
  explain: (error: unknown) => StartupError | undefined = () => undefined,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const mistake = error instanceof StartupError ? error : explain(error);
    process.stderr.write(
      mistake ? `${mistake.message}\n${mistake.help}\n` : `${error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = mistake ? 1 : 70;
  }
}
