import type { FrozenExport, FrozenStyles } from './freeze-styles.ts';

/** Tells whether an export of a styles module is in the bundle. */
export type IsUsed = (file: string, exportName: string) => boolean;

interface StylesheetParts {
  readonly styles: FrozenStyles;
  readonly isUsed: IsUsed;
  /** `@font-face` rules and the site's custom properties, as CSS. */
  readonly theme: string;
  /** Absolute path of `runtime/theme/global.styles.ts`, whose rules every page needs. */
  readonly globalFile: string;
}

const rulesOf = (each: FrozenExport, layer: 'base' | 'variants' | 'compounds'): readonly string[] =>
  each.kind === 'styled' || each.kind === 'css' ? each.rules[layer] : [];

/**
 * Puts a site's one stylesheet together. Rules stand in Stitches' order: everything global, then the base rules of all
 * components, then their variants, then their compound variants, so that of two rules with equal weight the same one wins.
 */
export function writeStylesheet({ styles, isUsed, theme, globalFile }: StylesheetParts): string {
  const used: FrozenExport[] = [];
  for (const [file, exports] of styles.modules) {
    used.push(...exports.filter((each) => file === globalFile || isUsed(file, each.name)));
  }
  const layer = (name: 'base' | 'variants' | 'compounds'): string[] => used.flatMap((each) => [...rulesOf(each, name)]);
  const components = [...new Set(layer('base')), ...new Set(layer('variants')), ...new Set(layer('compounds'))];
  const globals = used.flatMap((each) => (each.kind === 'global' ? [...each.css] : []));
  const written = [...globals, ...components].join('\n');
  const animations = [...styles.animations].filter(
    ([name]) => written.includes(name) || used.some((each) => each.kind === 'keyframes' && each.animation === name),
  );
  return [theme, ...styles.tokens, ...globals, ...animations.map(([, rule]) => rule), ...components, '']
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n');
}
