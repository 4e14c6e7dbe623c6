/** Whether a statement failed because what must be there once would be there twice (SQLSTATE 23505, which stands at the cause). */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
