import { ProblemError } from './problem.ts';

/**
 * Returns a problem for a violated rule that no schema can express, at a member of the body.
 *
 * @param pointer - JSON pointer.
 */
export function fieldProblem(pointer: string, rule: string, message: string): ProblemError {
  return new ProblemError('VALIDATION_FAILED', undefined, [{ in: 'body', pointer, rule, message }]);
}
