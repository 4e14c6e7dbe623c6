import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';

/** Reports that a program could not be started, or has ended. Ends the command with exit code 1. */
export function startFailure(message: string, help?: string): InputError {
  return new InputError([errorAt('start.failed', undefined, message, help)]);
}
