/** An error in the command line. Ends a command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
