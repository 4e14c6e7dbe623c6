/** Half of a surrogate pair: JSON can contain one as an escape, UTF-8 cannot, so neither can a database. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Refuses what parsed JSON may hold and nothing behind it can: lone surrogates, in keys as well, and deep nesting.
 * @param maxDepth - Levels that a value may have.
 * @throws {Error} with the reason.
 */
export function requirePlain(value: unknown, maxDepth: number): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new Error(`It is nested more than ${maxDepth} levels deep.`);
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') requireWellFormed(one);
      if (typeof one !== 'object' || one === null) continue;
      Object.keys(one).forEach(requireWellFormed);
      for (const child of Object.values(one)) next.push(child);
    }
    level = next;
  }
}

function requireWellFormed(text: string): void {
  if (loneSurrogate.test(text)) throw new Error('It contains a lone surrogate.');
}
