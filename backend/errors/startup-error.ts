/** An error that keeps the backend from starting and is not a bug: shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
