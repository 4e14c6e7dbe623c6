/** Returns the type of a route's parameters. */
export function paramsType(names: readonly string[]): string {
  if (names.length === 0) return 'Record<never, string>';
  return `{ ${names.map((name) => `${name}: string`).join('; ')} }`;
}
