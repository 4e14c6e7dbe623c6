/** Returns whether two values are the same: lists and plain objects by what they hold, everything else by identity. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isEqual(a[key], b[key]));
}

/** React's elements refer to what they are in, so they are taken as a whole. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);
