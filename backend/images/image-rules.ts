/** The parts of an image rule that its priority depends on, beside the article's number. */
export interface SkuRule {
  /**
   * Matches a whole article number; a star stands for any number of letters and digits, none included, and for nothing
   * else: `FJ-*` matches `FJ-SAGE` and `FJ-`, but not `FJ-SAGE-XL`. Case-sensitive.
   */
  readonly skuPattern: string;
}

/** Characters that no star matches. */
const separators = /([^A-Za-z0-9*])/;

/**
 * Returns whether an article's number matches a pattern. Linear in both: a pattern full of stars costs no more than one
 * without.
 */
export function fitsPattern(pattern: string, sku: string): boolean {
  const wanted = pattern.split(separators);
  const given = sku.split(separators);
  // No star matches a separator, so separators must be equal, and the parts between them can be matched separately.
  return wanted.length === given.length && wanted.every((part, index) => fitsPart(part, given[index] ?? ''));
}

function fitsPart(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/** Returns the number of characters that are not stars. */
export function countExactCharacters(pattern: string): number {
  return pattern.replaceAll('*', '').length;
}

/** Returns the pattern up to its first star, the prefix of every number that matches. */
export function getPatternPrefix(pattern: string): string {
  return pattern.split('*', 1)[0] ?? '';
}

/** Returns every prefix that a pattern for one of the numbers can have, to look up candidate patterns. */
export function listPatternPrefixes(skus: readonly string[]): string[] {
  return [
    ...new Set(skus.flatMap((sku) => Array.from({ length: sku.length + 1 }, (_, length) => sku.slice(0, length)))),
  ];
}

/** Returns the rule for an article: the most exact one that matches, of equals the first. */
export function pickRule<Rule extends SkuRule>(rules: readonly Rule[], sku: string): Rule | undefined {
  return rules
    .filter(({ skuPattern }) => fitsPattern(skuPattern, sku))
    .reduce<Rule | undefined>(
      (best, rule) =>
        best && countExactCharacters(best.skuPattern) >= countExactCharacters(rule.skuPattern) ? best : rule,
      undefined,
    );
}
