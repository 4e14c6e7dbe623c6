import { describeSystemError } from './system-error.ts';

/**
 * Ends the program when stdout cannot be written: its reader has closed it, as `head` does, or the disk is full.
 * @throws any other error
 */
export function handleStdoutError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  const systemError = describeSystemError(error, 'standard output');
  if (systemError === undefined) throw error;
  process.stderr.write(`${systemError.message}\n`, () => process.exit(1));
}
