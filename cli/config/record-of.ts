/** Returns a record with a value for each of these keys. */
export function getRecord<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value>;
export function getRecord(keys: readonly string[], make: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
