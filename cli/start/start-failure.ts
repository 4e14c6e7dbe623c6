import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';

/** Says that a program could not be started, or did not stay. Ends the command with exit code 1. */
export function startFailure(message: string, help?: string): InputError {
  return new InputError([errorAt('start.failed', undefined, message, help)]);
}
