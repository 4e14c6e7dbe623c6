/** Returns whether a statement failed on a unique constraint (SQLSTATE 23505, in the error's cause). */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
