/** Values of the custom properties that rules on `:root` set. */
export type Constants = ReadonlyMap<string, string>;

/** A rule on `:root` that sets nothing else. */
const rootRule = /^:root[^{}\n]*\{((?:--[\w-]+:[^;{}]+;?)+)\}\n?/gm;
const declaration = /(--[\w-]+):([^;{}]+)/g;
const use = /var\((--[\w-]+)\)/g;

/** The custom properties that a stylesheet sets. */
export interface SetProperties {
  /** Name → value, of those that rules on `:root` set. */
  readonly root: Readonly<Record<string, string>>;
  /** Names of those that other rules set. */
  readonly elsewhere: readonly string[];
}

/**
 * Reads which custom properties are set where.
 *
 * @param css - As `writeStylesheet` writes it: each rule on `:root` at the beginning of a line, no semicolons or braces in
 *   values.
 */
export function readProperties(css: string): SetProperties {
  const root: Record<string, string> = {};
  for (const [, body = ''] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of body.matchAll(declaration)) root[name] = value;
  }
  const elsewhere = [...css.replace(rootRule, '').matchAll(declaration)].map(([, name = '']) => name);
  return { root, elsewhere: [...new Set(elsewhere)].sort() };
}

/**
 * Returns the constants: custom properties that only rules on `:root` set.
 *
 * @param all - Of all the CSS of a site, in its order.
 */
export function findConstants(...all: readonly SetProperties[]): Constants {
  const constants = new Map(all.flatMap(({ root }) => Object.entries(root)));
  for (const name of all.flatMap(({ elsewhere }) => elsewhere)) constants.delete(name);
  return constants;
}

/**
 * Replaces constants by their values and removes them: a built site has one theme, and the result is smaller and faster
 * for a browser. Other properties stay as they are.
 */
export function inlineConstants(css: string, constants: Constants): string {
  let written = css.replace(rootRule, (rule: string, body: string) => {
    const kept = [...body.matchAll(declaration)].filter(([, name = '']) => !constants.has(name));
    return kept.length === 0 ? '' : rule.replace(body, kept.map(([each]) => each).join(';'));
  });
  for (let before = ''; before !== written; ) {
    before = written;
    written = written.replace(use, (whole, name: string) => constants.get(name) ?? whole);
  }
  return written;
}
