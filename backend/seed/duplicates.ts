/** Returns the keys that occur more than once, each once. */
export function duplicates(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))];
}
