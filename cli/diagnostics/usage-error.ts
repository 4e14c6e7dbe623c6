/** The command line itself is wrong. Ends a command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
