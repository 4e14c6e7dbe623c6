/** What decides between rules for pictures, beside the article's number. */
export interface SkuRule {
  /**
   * From beginning to end of an article's number; a star stands for any number of letters and digits, none included, and
   * for nothing else: `FJ-*` fits `FJ-SAGE` and `FJ-`, but not `FJ-SAGE-XL`. Upper and lower case are different.
   */
  readonly skuPattern: string;
}

/** What can stand between the letters and digits that stars stand for. */
const separators = /([^A-Za-z0-9*])/;

/** Whether an article's number fits a pattern. Linear in both: a pattern full of stars costs no more than one without. */
export function fitsPattern(pattern: string, sku: string): boolean {
  const wanted = pattern.split(separators);
  const given = sku.split(separators);
  // No star reaches over a separator, so these must be the same ones, and what stands between can be looked at apart.
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

/** Characters besides stars. */
export function exactnessOf(pattern: string): number {
  return pattern.replaceAll('*', '').length;
}

/** The pattern up to its first star: every number that fits begins with it. */
export function prefixOf(pattern: string): string {
  return pattern.split('*', 1)[0] ?? '';
}

/** Every prefix that a pattern of one of the numbers can have, so that the patterns that come into question can be looked up. */
export function prefixesOf(skus: readonly string[]): string[] {
  return [
    ...new Set(skus.flatMap((sku) => Array.from({ length: sku.length + 1 }, (_, length) => sku.slice(0, length)))),
  ];
}

/** The rule for an article: the most exact one that fits, of equals the first. */
export function pickRule<Rule extends SkuRule>(rules: readonly Rule[], sku: string): Rule | undefined {
  return rules
    .filter(({ skuPattern }) => fitsPattern(skuPattern, sku))
    .reduce<Rule | undefined>(
      (best, rule) => (best && exactnessOf(best.skuPattern) >= exactnessOf(rule.skuPattern) ? best : rule),
      undefined,
    );
}
