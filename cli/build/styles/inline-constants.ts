/** Values of the custom properties that rules on `:root` set. */
export type Constants = ReadonlyMap<string, string>;

/** A rule on `:root` that sets nothing else. */
const rootRule = /^:root[^{}\n]*\{((?:--[\w-]+:[^;{}]+;?)+)\}\n?/gm;
const declaration = /(--[\w-]+):([^;{}]+)/g;
const use = /var\((--[\w-]+)\)/g;

/**
 * Returns the constants: custom properties that only rules on `:root` set.
 *
 * @param css - All the CSS of a site, as `writeStylesheet` writes it: each rule on `:root` at the beginning of a line, no
 *   semicolons or braces in values.
 */
export function readConstants(css: string): Constants {
  const constants = new Map<string, string>();
  for (const [, body = ''] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of body.matchAll(declaration)) constants.set(name, value);
  }
  for (const [, name = ''] of css.replace(rootRule, '').matchAll(declaration)) constants.delete(name);
  return constants;
}

/**
 * Replaces constants by their values and removes them: the result is smaller and faster for a browser. Other properties stay as they are.
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
