import type { Diagnostic, SourceTexts } from './diagnostic.ts';

/** An error in the user's input. Ends a command with exit code 1 and its diagnostics. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;

  constructor(diagnostics: readonly Diagnostic[], sources: SourceTexts = new Map()) {
    super(diagnostics.map(({ message }) => message).join('\n'));
    this.diagnostics = diagnostics;
    this.sources = sources;
  }
}
