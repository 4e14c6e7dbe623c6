import { ProblemError } from './problem.ts';

/** A breach of a rule that no schema can say, at a member of the body. @param pointer - JSON pointer. */
export function fieldProblem(pointer: string, rule: string, message: string): ProblemError {
  return new ProblemError('VALIDATION_FAILED', undefined, [{ in: 'body', pointer, rule, message }]);
}
