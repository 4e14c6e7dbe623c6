/** A rule on `:root` that sets custom properties alone, as the build writes the theme. */
const rootRule = /:root\{((?:--[\w-]+:[^;{}]+;?)+)\}/g;
const declaration = /(?<![\w-])(--[\w-]+):([^;{}]+)/g;
const use = /var\((--[\w-]+)\)/g;

/** Values of the theme by custom property. */
export type ThemeValues = ReadonlyMap<string, string>;

/**
 * Reads the values of a theme: of custom properties that rules on `:root` set and no others.
 *
 * @param css - A minified stylesheet.
 */
export function readThemeValues(css: string): ThemeValues {
  const values = new Map<string, string>();
  for (const [, body = ''] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of body.matchAll(declaration)) values.set(name, value);
  }
  for (const [, name = ''] of css.replace(rootRule, '').matchAll(declaration)) values.delete(name);
  return values;
}

/**
 * Writes values into the rules that refer to them, and leaves out the rules that set them. Stylesheets are kept by browsers for
 * all themes; a document is of one, and smaller that way.
 */
export function inlineThemeValues(css: string, values: ThemeValues): string {
  const rules = css.replace(rootRule, (rule: string, body: string) => {
    const kept = [...body.matchAll(declaration)].filter(([, name = '']) => !values.has(name));
    return kept.length === 0 ? '' : rule.replace(body, kept.map(([each]) => each).join(';'));
  });
  return rules.replace(use, (whole, name: string) => values.get(name) ?? whole);
}
