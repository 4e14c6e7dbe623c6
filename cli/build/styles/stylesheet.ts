import type { FrozenExport, FrozenStyles } from './freeze-styles.ts';

/** Returns whether an export of a styles module is in the bundle. */
export type IsUsed = (file: string, exportName: string) => boolean;

interface StylesheetParts {
  readonly styles: FrozenStyles;
  readonly isUsed: IsUsed;
  /** `@font-face` rules and the site's custom properties, as CSS; absent in an additional stylesheet. */
  readonly theme?: string;
}

/** Returns the bytes of the rules that each styles module puts into a stylesheet, largest first. */
export function measureStyles(
  { styles, isUsed, theme }: StylesheetParts,
  nameOf: (file: string) => string,
): Record<string, number> {
  const sizes = [...styles.modules].map(([file, exports]) => {
    const rules = exports
      .filter((each) => isUsed(file, each.name))
      .flatMap((each) => {
        if (each.kind === 'keyframes') return styles.animations.get(each.animation) ?? '';
        if (each.kind === 'global') return each.css;
        return [...each.rules.base, ...each.rules.variants, ...each.rules.compounds];
      });
    return [nameOf(file), Buffer.byteLength(rules.join(''))] as const;
  });
  const own = theme === undefined ? [] : [['theme', Buffer.byteLength([theme, ...styles.tokens].join(''))] as const];
  return Object.fromEntries([...own, ...sizes].filter(([, size]) => size > 0).sort(([, a], [, b]) => b - a));
}

/** A variant overrides every base rule across stylesheets too, in whatever order they load. */
export const layers = '@layer global,base,variants,compounds;';

const listLayerRules = (each: FrozenExport, layer: 'base' | 'variants' | 'compounds'): readonly string[] =>
  each.kind === 'styled' || each.kind === 'css' ? each.rules[layer] : [];

const layer = (name: string, rules: readonly string[]): string =>
  rules.length === 0 ? '' : `@layer ${name}{${[...new Set(rules)].join('\n')}}`;

/**
 * Writes a stylesheet with rules in Stitches' order: everything global, then the base rules of all components, then
 * their variants, then their compound variants, so that of two rules with equal weight the same one wins.
 *
 * @returns CSS; empty where no rule is used.
 */
export function writeStylesheet({ styles, isUsed, theme }: StylesheetParts): string {
  const used: FrozenExport[] = [];
  for (const [file, exports] of styles.modules) used.push(...exports.filter((each) => isUsed(file, each.name)));
  const components = (['base', 'variants', 'compounds'] as const).map((name) =>
    layer(
      name,
      used.flatMap((each) => listLayerRules(each, name)),
    ),
  );
  const globals = layer(
    'global',
    used.flatMap((each) => (each.kind === 'global' ? each.css : [])),
  );
  const written = [globals, ...components].join('\n');
  const animations = [...styles.animations].filter(
    ([name]) => written.includes(name) || used.some((each) => each.kind === 'keyframes' && each.animation === name),
  );
  const rules = [
    ...(theme === undefined ? [] : [theme, ...styles.tokens]),
    globals,
    ...animations.map(([, rule]) => rule),
    ...components,
  ].filter((part) => part !== '');
  return rules.length === 0 ? '' : [layers, ...rules, ''].join('\n');
}
