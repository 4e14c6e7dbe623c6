/**
 * The only module that depends on internals of @stitches/react 1.2.8, whose version is pinned: how a component stores
 * its composers and how `getCssText()` marks its layers. `tests/unit/cli/build/styles` tests both against the library.
 */

const internal = Symbol.for('sxs.internal');

type Css = Readonly<Record<string, unknown>>;

/** Rules that apply to a combination of variant values. */
export interface VariantRule {
  readonly when: Readonly<Record<string, string>>;
  readonly css: Css;
  readonly empty: boolean;
}

/** One style object of a component. A component composed of others has several. */
export interface Composer {
  readonly className: string;
  readonly variants: readonly VariantRule[];
  readonly compounds: readonly VariantRule[];
  /** Stitches writes `'undefined'` for a variant without a default. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** The supported exports of a `*.styles.ts` module. */
export type StitchesExport =
  | {
      readonly kind: 'styled';
      readonly type: unknown;
      readonly composers: readonly Composer[];
      readonly handle: object;
    }
  | { readonly kind: 'css'; readonly composers: readonly Composer[]; readonly handle: object }
  | { readonly kind: 'keyframes'; readonly name: string }
  | { readonly kind: 'global'; readonly apply: () => unknown };

/** The functions of `runtime/theme/stitches.ts` that freezing needs. */
export interface StitchesInstance {
  readonly css: (...parts: readonly object[]) => ((props?: object) => unknown) & { readonly className: string };
  readonly getCssText: () => string;
  readonly reset: () => void;
}

/** Layers of a Stitches stylesheet, in the order in which the browser must see them. */
export interface StyleLayers {
  readonly themed: readonly string[];
  readonly global: readonly string[];
  readonly styled: readonly string[];
  readonly onevar: readonly string[];
  readonly resonevar: readonly string[];
  readonly allvar: readonly string[];
  readonly inline: readonly string[];
}

const layerNames = ['themed', 'global', 'styled', 'onevar', 'resonevar', 'allvar', 'inline'] as const;

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isCallable = (value: unknown): value is () => unknown => typeof value === 'function';

function readTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([key, text]) => [key, String(text)]));
}

function readVariantRules(value: unknown): VariantRule[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    const [when, css, empty]: unknown[] = Array.isArray(entry) ? entry : [];
    return { when: readTexts(when), css: isObject(css) ? css : {}, empty: Boolean(empty) };
  });
}

function readComposer(value: unknown): Composer {
  const [className, , variants, compounds, defaults]: unknown[] = Array.isArray(value) ? value : [];
  return {
    className: String(className),
    variants: readVariantRules(variants),
    compounds: readVariantRules(compounds),
    defaults: readTexts(defaults),
  };
}

/**
 * Returns the Stitches instance in a module or object.
 *
 * @throws TypeError when it lacks one of the functions.
 */
export function toStitchesInstance(value: unknown): StitchesInstance {
  const has = (candidate: unknown): candidate is StitchesInstance =>
    isObject(candidate) && ['css', 'getCssText', 'reset'].every((name) => typeof candidate[name] === 'function');
  if (has(value)) return value;
  throw new TypeError('runtime/theme/stitches.ts must export css, getCssText and reset.');
}

/**
 * Returns what a value is in Stitches.
 *
 * @param value - An export of a `*.styles.ts` module.
 * @returns `undefined` when Stitches did not make it.
 */
export function readStitchesExport(value: unknown): StitchesExport | undefined {
  if (!isObject(value)) return undefined;
  const inside = value[internal];
  if (isObject(inside) && inside.composers instanceof Set) {
    const composers = [...inside.composers].map(readComposer);
    return typeof value === 'function'
      ? { kind: 'css', composers, handle: value }
      : { kind: 'styled', type: inside.type, composers, handle: value };
  }
  if (!isCallable(value) || !Object.hasOwn(value, 'toString')) return undefined;
  // Only keyframes have a computed name: reading it writes the rule.
  return Object.getOwnPropertyDescriptor(value, 'name')?.get
    ? { kind: 'keyframes', name: String(value) }
    : { kind: 'global', apply: value };
}

/**
 * Returns the hash at the end of a variant's class name.
 *
 * @param stitches - The instance that names the class.
 * @param style - The style object of the variant alone.
 */
export function hashVariant(stitches: StitchesInstance, style: Css): string {
  return stitches.css(style).className.replace(/^.*c-/, '');
}

/** Splits CSS into its outermost rules. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (quote) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(css.slice(start, at + 1));
        start = at + 1;
      }
    }
  }
  return rules;
}

/**
 * Reads the rules that Stitches has written so far, by layer.
 *
 * @param cssText - The result of `getCssText()`.
 */
export function readLayers(cssText: string): StyleLayers {
  const layers: Record<(typeof layerNames)[number], string[]> = {
    themed: [],
    global: [],
    styled: [],
    onevar: [],
    resonevar: [],
    allvar: [],
    inline: [],
  };
  const rules = splitRules(cssText);
  rules.forEach((rule, index) => {
    const layer = layerNames[Number(/^--sxs\{--sxs:(\d)/.exec(rule)?.[1])];
    if (!layer) return;
    const group = rules[index + 1] ?? '';
    layers[layer] = splitRules(group.slice(group.indexOf('{') + 1, -1));
  });
  return layers;
}
