import { StartupError } from '../errors/startup-error.ts';

/**
 * Runs a program of operators. What is wrong goes to stderr: in one line what it is, in the next what to do, with exit code 1; a bug
 * with its stack, with exit code 70.
 *
 * @param explain - Makes a mistake that a person can correct of what the system refused; `undefined` for anything else.
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
