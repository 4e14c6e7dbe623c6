import type { FrozenStyle } from '#runtime/contracts/frozen-style.ts';
import type { FrozenExport, FrozenStyles } from './freeze-styles.ts';

type Styled = Extract<FrozenExport, { readonly style: FrozenStyle }>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns letters for an index, 0 → `a`, 25 → `z`, 26 → `ba`: no digits, so that a number may follow. */
function toLetters(index: number): string {
  const rest = Math.floor(index / letters.length);
  return `${rest === 0 ? '' : toLetters(rest)}${letters.charAt(index % letters.length)}`;
}

const isStyled = (each: FrozenExport): each is Styled => each.kind === 'styled' || each.kind === 'css';

const listRules = (each: FrozenExport): readonly string[] =>
  isStyled(each)
    ? [...each.rules.base, ...each.rules.variants, ...each.rules.compounds]
    : each.kind === 'global'
      ? each.css
      : [];

const splitClasses = (classes: string): string[] => classes.split(' ').filter((name) => name !== '');

function listClasses({ base, variants, compounds }: FrozenStyle): string[] {
  const all = [
    base,
    ...Object.values(variants ?? {}).flatMap(Object.values),
    ...(compounds ?? []).map(([, added]) => added),
  ];
  return all.flatMap(splitClasses);
}

/**
 * Finds the given classes in selectors. Stitches escapes nothing, so they are looked for as they are, longest first.
 */
function classPattern(classes: readonly string[]): RegExp {
  const sorted = [...new Set(classes)].sort((a, b) => b.length - a.length);
  return new RegExp(`\\.(${sorted.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|')})(?![\\w-])`, 'g');
}

/**
 * Gives every class that has rules a short name, and drops those without: names made of hashes compress worst in
 * stylesheets and pages. A name begins with the index of its file, so that a new class changes no name of another file.
 */
export function shortenNames(styles: FrozenStyles): FrozenStyles {
  const modules = [...styles.modules];
  const classes = modules.flatMap(([, exports]) => exports.filter(isStyled).flatMap(({ style }) => listClasses(style)));
  if (classes.length === 0) return styles;
  const classInRule = classPattern(classes);
  const ruled = new Set<string>();
  for (const rule of modules.flatMap(([, exports]) => exports.flatMap(listRules))) {
    for (const [, name = ''] of rule.matchAll(classInRule)) ruled.add(name);
  }
  const names = new Map<string, string>();
  modules.forEach(([, exports], file) => {
    let count = 0;
    for (const name of exports.filter(isStyled).flatMap(({ style }) => listClasses(style))) {
      if (!ruled.has(name) || names.has(name)) continue;
      names.set(name, `${toLetters(file)}${count}`);
      count += 1;
    }
  });

  const shortenRule = (rule: string): string => rule.replace(classInRule, (_, name: string) => `.${names.get(name)}`);
  const shortenClasses = (given: string): string =>
    splitClasses(given)
      .flatMap((name) => names.get(name) ?? [])
      .join(' ');
  const shortenStyle = ({ base, variants, compounds, ...rest }: FrozenStyle): FrozenStyle => ({
    ...rest,
    base: shortenClasses(base),
    ...(variants && {
      variants: mapValues(variants, (values) => mapValues(values, shortenClasses)),
    }),
    ...(compounds && { compounds: compounds.map(([when, added]) => [when, shortenClasses(added)] as const) }),
  });
  const shorten = (each: FrozenExport): FrozenExport => {
    if (each.kind === 'global') return { ...each, css: each.css.map(shortenRule) };
    if (!isStyled(each)) return each;
    const { base, variants, compounds } = each.rules;
    const rules = {
      base: base.map(shortenRule),
      variants: variants.map(shortenRule),
      compounds: compounds.map(shortenRule),
    };
    return { ...each, style: shortenStyle(each.style), rules };
  };
  return { ...styles, modules: new Map(modules.map(([file, exports]) => [file, exports.map(shorten)])) };
}

function mapValues<V, W>(values: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
