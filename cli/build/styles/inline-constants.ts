/** Values of the custom properties that rules on `:root` set. */
export type Constants = ReadonlyMap<string, string>;

/** A rule on `:root` that sets nothing else. */
const rootRule = /^:root[^{}\n]*\{((?:--[\w-]+:[^;{}]+;?)+)\}\n?/gm;
const declaration = /(--[\w-]+):([^;]+)/g;
const use = /var\((--[\w-]+)\)/g;

/**
 * Reads what rules on `:root` set once and for all.
 *
 * @param css - CSS as `writeThemeCss` and Stitches write it: each such rule at the beginning of a line, no semicolons or
 *   braces in values.
 */
export function readConstants(css: string): Constants {
  const constants = new Map<string, string>();
  for (const [, body = ''] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of body.matchAll(declaration)) constants.set(name, value);
  }
  return constants;
}

/**
 * Puts values in the place of the custom properties and leaves out the rules that set them: a built site has one theme,
 * and what is written out is smaller and asks less of a browser. Properties that other rules or scripts set stay as they
 * are.
 */
export function inlineConstants(css: string, constants: Constants): string {
  let written = css.replace(rootRule, '');
  for (let before = ''; before !== written; ) {
    before = written;
    written = written.replace(use, (whole, name: string) => constants.get(name) ?? whole);
  }
  return written;
}
