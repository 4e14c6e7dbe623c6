/** The theme's custom properties, as `runtime/theme/tokens.ts` refers to them. */
const themeProperty = /--theme-[\w-]+/g;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Short names of the theme's custom properties: `--theme-accent` → `--ta`. */
export type ThemeNames = Readonly<Record<string, string>>;

/**
 * Gives each property of the theme that a stylesheet refers to a short name: it stands in nearly every rule.
 *
 * @param css - All the styles of the runtime, so that every profile has the same names.
 */
export function shortenThemeNames(css: string): ThemeNames {
  const names = [...new Set(css.match(themeProperty))].sort();
  const toShort = (place: number): string =>
    `--t${place < letters.length ? '' : letters[Math.floor(place / letters.length) - 1]}${letters[place % letters.length]}`;
  return Object.fromEntries(names.map((name, place) => [name, toShort(place)]));
}

/** Replaces the names of the theme's properties in a stylesheet. A property that no rule refers to keeps its name. */
export const writeThemeNames = (css: string, names: ThemeNames): string =>
  css.replace(themeProperty, (name) => names[name] ?? name);
