import type { FrozenStyle } from '#runtime/contracts/frozen-style.ts';
import { findBrokenDeclaration } from './find-broken-declaration.ts';
import {
  type Composer,
  hashVariant,
  readLayers,
  readStitchesExport,
  type StitchesInstance,
} from './stitches-internals.ts';

/** The rules of one export, in the layers whose order decides which rule wins. */
export interface FrozenRules {
  readonly base: readonly string[];
  readonly variants: readonly string[];
  readonly compounds: readonly string[];
}

/** One export of a `*.styles.ts` module, independent of Stitches. */
export type FrozenExport = { readonly name: string } & (
  | { readonly kind: 'styled'; readonly tag: string; readonly style: FrozenStyle; readonly rules: FrozenRules }
  | { readonly kind: 'css'; readonly style: FrozenStyle; readonly rules: FrozenRules }
  | { readonly kind: 'keyframes'; readonly animation: string }
  | { readonly kind: 'global'; readonly css: readonly string[] }
);

/** An evaluated `*.styles.ts` module before it is frozen. */
export interface StylesModule {
  /** Absolute path, with forward slashes. */
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Every styles module of the runtime, frozen. */
export interface FrozenStyles {
  /** By path, so that the order of the rules is the same on every machine. */
  readonly modules: ReadonlyMap<string, readonly FrozenExport[]>;
  /** Rules that make the tokens (`$accent`) custom properties. */
  readonly tokens: readonly string[];
  /** Animation name → its rule. */
  readonly animations: ReadonlyMap<string, string>;
}

/** A styles module that cannot be frozen. The message names the file and the export. */
export class UnfreezableStyleError extends Error {
  override readonly name = 'UnfreezableStyleError';
  /** Absolute path of the module. */
  readonly file: string;
  /** Name of the export; `undefined` when the error concerns the whole module. */
  readonly exportName: string | undefined;

  constructor(file: string, exportName: string | undefined, reason: string) {
    super(exportName === undefined ? reason : `\`${exportName}\` ${reason}`);
    this.file = file;
    this.exportName = exportName;
  }
}

/** Joins the composers of a component into one table of class names. */
function freezeStyle(stitches: StitchesInstance, composers: readonly Composer[]): FrozenStyle {
  const variants: Record<string, Record<string, string>> = {};
  const compounds: [Record<string, string>, string][] = [];
  const defaults: Record<string, string> = {};
  for (const composer of composers) {
    for (const { when, css, empty } of composer.variants) {
      const [[variant, value] = ['', '']] = Object.entries(when);
      const added = empty ? '' : `${composer.className}-${hashVariant(stitches, css)}-${variant}-${value}`;
      const before = variants[variant];
      variants[variant] = { ...before, [value]: [before?.[value], added].filter(Boolean).join(' ') };
    }
    for (const { when, css, empty } of composer.compounds) {
      if (!empty) compounds.push([{ ...when }, `${composer.className}-${hashVariant(stitches, css)}-cv`]);
    }
    for (const [variant, value] of Object.entries(composer.defaults)) {
      if (value !== 'undefined') defaults[variant] = value;
    }
  }
  return {
    base: composers.map((composer) => composer.className).join(' '),
    ...(Object.keys(variants).length > 0 && { variants }),
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(compounds.length > 0 && { compounds }),
  };
}

/** Makes Stitches write every rule that the component can need, and reads them back. */
function collectRules(stitches: StitchesInstance, handle: object, composers: readonly Composer[]): FrozenRules {
  stitches.reset();
  const use = stitches.css(handle);
  // `null` is not a value of any variant: it keeps Stitches from writing the defaults too early.
  const none = Object.fromEntries(composers.flatMap((each) => Object.keys(each.defaults)).map((name) => [name, null]));
  use(none);
  for (const composer of composers) {
    for (const { when } of [...composer.variants, ...composer.compounds]) use({ ...none, ...when });
  }
  const layers = readLayers(stitches.getCssText());
  return { base: layers.styled, variants: layers.onevar, compounds: layers.allvar };
}

function checkComposers(file: string, name: string, composers: readonly Composer[]): void {
  for (const composer of composers) {
    const known = new Set(composers.flatMap((each) => each.variants.flatMap(({ when }) => Object.keys(when))));
    for (const [variant, value] of Object.entries(composer.defaults)) {
      if (value === '[object Object]') {
        throw new UnfreezableStyleError(
          file,
          name,
          `gives the variant "${variant}" a default per breakpoint. Write the media query inside the variant instead.`,
        );
      }
    }
    for (const { when } of composer.variants) {
      if (Object.values(when).includes('undefined')) {
        throw new UnfreezableStyleError(file, name, 'has a variant value called "undefined". Give it another name.');
      }
    }
    for (const { when } of composer.compounds) {
      const stray = Object.keys(when).find((variant) => !known.has(variant));
      if (stray !== undefined) {
        throw new UnfreezableStyleError(
          file,
          name,
          `has a compound variant on "${stray}", which is none of its variants (${[...known].join(', ') || 'it has none'}).`,
        );
      }
    }
  }
}

function checkRules(file: string, name: string, rules: readonly string[]): void {
  const broken = rules.map(findBrokenDeclaration).find((declaration) => declaration !== undefined);
  if (broken === undefined) return;
  throw new UnfreezableStyleError(
    file,
    name,
    `writes "${broken}", whose parentheses do not close. Stitches splits the shorthands \`marginInline\`, \`paddingBlock\` and their like at spaces: write start and end apart.`,
  );
}

function freezeExport(stitches: StitchesInstance, file: string, name: string, value: unknown): FrozenExport {
  const made = readStitchesExport(value);
  if (!made) {
    throw new UnfreezableStyleError(
      file,
      name,
      'is not the result of styled(), css(), keyframes() or globalCss(). Only those can be replaced by class names: move it to another file.',
    );
  }
  switch (made.kind) {
    case 'styled':
    case 'css': {
      checkComposers(file, name, made.composers);
      const rules = collectRules(stitches, made.handle, made.composers);
      checkRules(file, name, [...rules.base, ...rules.variants, ...rules.compounds]);
      const style = freezeStyle(stitches, made.composers);
      if (made.kind === 'css') return { name, kind: 'css', style, rules };
      if (typeof made.type !== 'string') {
        throw new UnfreezableStyleError(
          file,
          name,
          'styles a component. Only HTML elements can be frozen: use css({…}) and give the component its className.',
        );
      }
      return { name, kind: 'styled', tag: made.type, style, rules };
    }
    case 'keyframes':
      return { name, kind: 'keyframes', animation: made.name };
    case 'global':
      stitches.reset();
      made.apply();
      return { name, kind: 'global', css: globalRules(stitches, file, name) };
  }
}

function globalRules(stitches: StitchesInstance, file: string, name: string): readonly string[] {
  const css = readLayers(stitches.getCssText()).global;
  checkRules(file, name, css);
  return css;
}

/** Returns the keyframes, which are written when their name is first read, exported or not: all have been by now. */
function collectAnimations(cssText: string): Map<string, string> {
  const animations = new Map<string, string>();
  for (const rule of readLayers(cssText).global) {
    const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
    if (name) animations.set(name, rule);
  }
  return animations;
}

/**
 * Turns evaluated styles modules into class names and rules.
 *
 * @param stitches - The instance the modules were written with.
 * @param modules - In the order in which their rules shall stand.
 * @throws UnfreezableStyleError when an export needs Stitches at run time.
 */
export function freezeStyles(stitches: StitchesInstance, modules: readonly StylesModule[]): FrozenStyles {
  for (const { exports } of modules) for (const value of Object.values(exports)) readStitchesExport(value);
  const animations = collectAnimations(stitches.getCssText());
  const frozen = new Map<string, readonly FrozenExport[]>();
  for (const { file, exports } of modules) {
    frozen.set(
      file,
      Object.entries(exports).map(([name, value]) => freezeExport(stitches, file, name, value)),
    );
  }
  stitches.reset();
  return { modules: frozen, tokens: readLayers(stitches.getCssText()).themed, animations };
}
