import { createStitches } from '@stitches/react';
import { createElement, createRef, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FrozenExport, freezeStyles, UnfreezableStyleError } from '#cli/build/styles/freeze-styles.ts';
import { writeFrozenModule } from '#cli/build/styles/frozen-module.ts';
import { toStitchesInstance } from '#cli/build/styles/stitches-internals.ts';
import { writeStylesheet } from '#cli/build/styles/stylesheet.ts';
import { frozen, frozenCss, frozenGlobal, frozenKeyframes } from '#runtime/theme/frozen.ts';

const stitches = createStitches({
  theme: { colors: { accent: 'var(--theme-accent)' }, space: { 1: '8px' } },
  media: { md: '(min-width: 768px)' },
});
const instance = toStitchesInstance(stitches);
const { styled, css, keyframes, globalCss } = stitches;

/** Calls Stitches without its types, as JavaScript could. */
const untyped = (make: CallableFunction, ...parts: readonly unknown[]): unknown =>
  Reflect.apply(make, undefined, parts);

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const slide = keyframes({ from: { transform: 'none' }, to: { transform: 'translateX(4px)' } });

const card = css({
  padding: '$1',
  variants: {
    tone: { plain: {}, loud: { color: '$accent' } },
    flat: { true: { border: 0 }, false: { border: '1px solid' } },
  },
  defaultVariants: { tone: 'plain' },
});
const Button = styled('button', {
  color: '$accent',
  '@md': { padding: '$1' },
  '&::after': { content: '"}"' },
  animation: `${appear} 200ms`,
  variants: {
    size: { small: { fontSize: 12 }, large: { fontSize: 20, '&:hover': { color: 'red' } }, 3: { fontSize: 30 } },
    tone: { quiet: { opacity: 0.5 }, loud: { fontWeight: 700 } },
  },
  compoundVariants: [
    { size: 'large', tone: 'loud', css: { textTransform: 'uppercase' } },
    { size: 'small', tone: 'quiet', css: { letterSpacing: 1 } },
  ],
  defaultVariants: { size: 'small', tone: 'quiet' },
});
const Linked = styled('a', card, { textDecoration: 'none', variants: { tone: { loud: { margin: '$1' } } } });
const bare = css({ display: 'block' });
const globalStyles = globalCss({ body: { margin: 0 } });

const file = '/x/all.styles.ts';
const exports = { Button, Linked, appear, bare, card, globalStyles };
const styles = freezeStyles(instance, [{ file, exports }]);
const found = new Map((styles.modules.get(file) ?? []).map((each) => [each.name, each]));

function getStyle(name: string) {
  const each: FrozenExport | undefined = found.get(name);
  if (each?.kind !== 'styled' && each?.kind !== 'css') throw new Error(`${name} has no style`);
  return each;
}

/** Returns every combination of variant values, each variant also left out. */
function combinations(name: string): Record<string, string | number | boolean>[] {
  let all: Record<string, string | number | boolean>[] = [{}];
  for (const [variant, values] of Object.entries(getStyle(name).style.variants ?? {})) {
    const typed = Object.keys(values).map((value) => (value === 'true' ? true : value === 'false' ? false : value));
    all = all.flatMap((each) => [each, ...typed.map((value) => ({ ...each, [variant]: value }))]);
  }
  return all;
}

const classSet = (text: string): string[] => [...new Set(text.split(' '))].sort();

describe('frozen styles', () => {
  it.each<[string, (props: object) => ReactElement]>([
    ['Button', (props) => createElement(Button, props)],
    ['Linked', (props) => createElement(Linked, props)],
  ])('%s carries the classes that Stitches would give it, for every combination of variants', (name, createReal) => {
    const each = getStyle(name);
    const Frozen = frozen(each.kind === 'styled' ? each.tag : 'div', each.style);
    for (const props of combinations(name)) {
      const real = renderToStaticMarkup(createReal(props));
      const ours = renderToStaticMarkup(createElement(Frozen, props));
      const classes = (html: string): string[] => classSet(/class="([^"]*)"/.exec(html)?.[1] ?? '');
      expect(classes(ours), JSON.stringify(props)).toEqual(classes(real));
      expect(ours.replace(/ class="[^"]*"/, '')).toBe(real.replace(/ class="[^"]*"/, ''));
    }
  });

  it.each([
    ['card', card],
    ['bare', bare],
  ])('%s() prints the classes that Stitches would', (name, real) => {
    const ours = frozenCss(getStyle(name).style);
    for (const props of combinations(name)) {
      expect(classSet(String(ours(props))), JSON.stringify(props)).toEqual(classSet(String(real(props))));
    }
    expect(ours().className).toBe(String(ours()));
    expect(ours.className).toBe(real.className);
    expect(ours({})).toBe(ours({}));
  });

  it('writes a rule for every class that Stitches can give, and the same rule', () => {
    const sheet = writeStylesheet({ styles, isUsed: () => true, theme: '' });
    stitches.reset();
    for (const props of combinations('Button')) renderToStaticMarkup(createElement(Button, props));
    for (const props of combinations('Linked')) renderToStaticMarkup(createElement(Linked, props));
    for (const props of combinations('card')) card(props);
    const rules = stitches
      .getCssText()
      .replace(/--sxs\{[^}]*\}@media\{/g, '\n')
      .match(/\.c-[^{]*\{[^}]*\}/g);
    expect(rules?.length).toBeGreaterThan(10);
    for (const rule of rules ?? []) expect(sheet).toContain(rule);
  });

  it('puts base rules before variants before compound variants, across components', () => {
    const sheet = writeStylesheet({ styles, isUsed: () => true, theme: ':root{--theme-accent:#000}' });
    const at = (text: string): number => {
      const index = sheet.indexOf(text);
      expect(index, text).toBeGreaterThanOrEqual(0);
      return index;
    };
    const order = [
      at('--theme-accent:#000'),
      at('--colors-accent:var(--theme-accent)'),
      at('body{margin:0}'),
      at('@keyframes'),
      at('display:block'),
      at('font-size:12px'),
      at('text-transform:uppercase'),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('keeps that order between stylesheets too', () => {
    const sheet = writeStylesheet({ styles, isUsed: (_, name) => name === 'bare' });
    expect(sheet).toMatch(/^@layer global,base,variants,compounds;\n@layer base\{/);
    expect(writeStylesheet({ styles, isUsed: () => false })).toBe('');
  });

  it('leaves out what a site does not use, and animations that nothing names', () => {
    const sheet = writeStylesheet({ styles, isUsed: (_, name) => name === 'bare', theme: '' });
    expect(sheet).toContain('display:block');
    expect(sheet).not.toContain('font-size:12px');
    expect(sheet).not.toContain('@keyframes');
    expect(writeStylesheet({ styles, isUsed: (_, name) => name === 'Button', theme: '' })).toContain(
      `@keyframes ${String(appear)}`,
    );
    expect(String(slide)).not.toBe(String(appear));
  });

  it('hands on ref, className, as and every other attribute, and keeps variants from the element', () => {
    const Frozen = frozen('button', getStyle('Button').style);
    const ref = createRef<HTMLElement>();
    const element: ReactElement = Frozen({ as: 'a', size: 'large', className: 'mine', href: '/x', ref });
    expect(element.type).toBe('a');
    expect(element.props).toMatchObject({ href: '/x', ref });
    expect(element.props).not.toHaveProperty('size');
    expect(renderToStaticMarkup(element)).toMatch(/class="[^"]* mine"/);
  });

  it('writes a module that names no export twice and never Stitches', () => {
    const code = writeFrozenModule(styles.modules.get(file) ?? [], '/x/frozen.ts');
    expect(code).not.toContain('stitches');
    expect(code.match(/export const (\w+)/g)).toHaveLength(6);
    expect(frozenKeyframes(String(appear))()).toBe(String(appear));
    expect(frozenGlobal()).toBeUndefined();
  });
});

describe('styles that cannot be frozen', () => {
  const freeze = (exported: unknown) => () => freezeStyles(instance, [{ file, exports: { Wrong: exported } }]);

  it.each([
    ['a value that Stitches did not make', 'red', /`Wrong` is not the result of styled/],
    ['a function of our own', () => 'red', /`Wrong` is not the result of styled/],
    ['a styled function component', untyped(styled, () => null, {}), /styles a component/],
    [
      'a default per breakpoint',
      untyped(css, { variants: { size: { a: { margin: 0 } } }, defaultVariants: { size: { '@md': 'a' } } }),
      /default per breakpoint/,
    ],
    [
      'a compound variant on something else',
      untyped(css, { variants: { size: { a: { margin: 0 } } }, compoundVariants: [{ sise: 'a', css: { margin: 1 } }] }),
      /"sise", which is none of its variants \(size\)/,
    ],
    [
      'a shorthand that Stitches splits in the middle of a calculation',
      css({ variants: { size: { a: { marginInline: 'calc(-1 * clamp(8px, 4vw, 20px))' } } } }),
      /writes "margin-inline-start:calc\(-1", whose parentheses do not close/,
    ],
  ])('names file and export of %s', (_, exported, message) => {
    expect(freeze(exported)).toThrow(message);
    try {
      freeze(exported)();
    } catch (error) {
      expect(error).toBeInstanceOf(UnfreezableStyleError);
      expect(error).toMatchObject({ file, exportName: 'Wrong' });
    }
  });
});
