/** Why the backend cannot start, when that is not a fault of ours: shown as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** What to do about it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
