import { createElement, type ElementType, type ReactElement } from 'react';
import type { FrozenStyle } from '#runtime/contracts/frozen-style.ts';

/*
 * The replacement for Stitches in builds. Each `*.styles.ts` module is evaluated at build time; the built code only picks
 * class names, whose rules are in the site's stylesheet.
 */

type Props = Readonly<Record<string, unknown>>;

/** The result of `css()(…)`; its string value is the class names. */
export interface FrozenClasses {
  readonly className: string;
  readonly toString: () => string;
}

/** The result of `css(…)`: a function from variants to class names. */
export interface FrozenCss {
  (props?: Props): FrozenClasses;
  readonly className: string;
}

/** The result of `keyframes(…)`; its string value is the animation's name. */
export interface FrozenKeyframes {
  (): string;
  readonly toString: () => string;
}

/**
 * Returns the class names of a style for the given variants.
 *
 * @param style - What the build wrote for the component.
 * @param props - Variant values; numbers and booleans match by their text, as in Stitches.
 */
export function pickClasses({ base, variants, defaults, compounds }: FrozenStyle, props: Props = {}): string {
  let classes = base;
  const chosen = (variant: string): string | undefined =>
    props[variant] === undefined ? defaults?.[variant] : String(props[variant]);
  for (const variant in variants) {
    const value = chosen(variant);
    const added = value === undefined ? undefined : variants[variant]?.[value];
    if (added) classes = joinClasses(classes, added);
  }
  for (const [when, added] of compounds ?? []) {
    if (Object.keys(when).every((variant) => chosen(variant) === when[variant])) classes = joinClasses(classes, added);
  }
  return props.className ? joinClasses(classes, String(props.className)) : classes;
}

/** Joins class names; a style without rules of its own has none. */
const joinClasses = (classes: string, added: string): string =>
  classes && added ? `${classes} ${added}` : classes || added;

/**
 * Creates the component that `styled('tag', …)` is replaced with in a build.
 *
 * @param tag - The HTML element it renders, unless the caller says `as`.
 * @param style - What the build wrote for the component.
 * @returns A component that adds its classes, keeps variants from reaching the element, and hands on everything else,
 * `ref` included.
 */
export function frozen(
  tag: string,
  style: FrozenStyle,
): (props: Props & { readonly as?: ElementType }) => ReactElement {
  const { variants } = style;
  return (props) => {
    const rest: Record<string, unknown> = {};
    for (const name in props) {
      if (name !== 'as' && !(variants && name in variants)) rest[name] = props[name];
    }
    rest.className = pickClasses(style, props) || undefined;
    return createElement(props.as ?? tag, rest);
  };
}

/**
 * Creates the function that `css(…)` is replaced with in a build.
 *
 * @param style - What the build wrote for it.
 */
export function frozenCss(style: FrozenStyle): FrozenCss {
  // Equal classes return the same object, so that React sees no change between renders.
  const known = new Map<string, FrozenClasses>();
  const pick = (props?: Props): FrozenClasses => {
    const className = pickClasses(style, props);
    const before = known.get(className);
    if (before) return before;
    const classes = { className, toString: () => className };
    known.set(className, classes);
    return classes;
  };
  return Object.assign(pick, { className: style.base, toString: () => style.base });
}

/**
 * Creates what `keyframes(…)` is replaced with in a build.
 *
 * @param name - The animation's name in the stylesheet.
 */
export function frozenKeyframes(name: string): FrozenKeyframes {
  return Object.assign(() => name, { toString: () => name });
}

/**
 * Creates what `globalCss(…)` is replaced with in a build: its rules are in the stylesheet already, so calling it does
 * nothing.
 */
export function frozenGlobal(): void {}
