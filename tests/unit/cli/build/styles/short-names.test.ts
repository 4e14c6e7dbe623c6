import { createStitches } from '@stitches/react';
import { describe, expect, it } from 'vitest';
import { freezeStyles } from '#cli/build/styles/freeze-styles.ts';
import { shortenNames } from '#cli/build/styles/short-names.ts';
import { toStitchesInstance } from '#cli/build/styles/stitches-internals.ts';
import { writeStylesheet } from '#cli/build/styles/stylesheet.ts';
import { pickClasses } from '#runtime/theme/frozen.ts';

const stitches = createStitches();
const { css, globalCss } = stitches;

const label = css({ color: 'red' });
const card = css({
  padding: 8,
  [`& .${label}`]: { color: 'blue' },
  variants: { size: { small: {}, '1/2': { width: '50%' } }, tone: { loud: { margin: 1 } } },
  compoundVariants: [{ size: '1/2', tone: 'loud', css: { border: 0 } }],
});
const heading = css({ variants: { size: { big: { fontSize: 30 } } } });
const same = css({ color: 'red' });

const frozen = freezeStyles(toStitchesInstance(stitches), [
  { file: '/a.styles.ts', exports: { card, label } },
  { file: '/b.styles.ts', exports: { heading, same, all: globalCss({ '.card, a.b': { margin: 0 } }) } },
]);
const short = shortenNames(frozen);
const stylesheet = writeStylesheet({ styles: short, isUsed: () => true, theme: '' });

function getClasses(file: string, name: string, props: Readonly<Record<string, string>> = {}): string[] {
  const each = short.modules.get(file)?.find((one) => one.name === name);
  if (each?.kind !== 'css') throw new Error(`${name} is no style`);
  return pickClasses(each.style, props)
    .split(' ')
    .filter((one) => one !== '');
}

const hasRule = (name: string): boolean => stylesheet.includes(`.${name}{`) || stylesheet.includes(`.${name} `);

describe('shortenNames', () => {
  it('gives each class that is picked a short name that has its rule', () => {
    const classes = getClasses('/a.styles.ts', 'card', { size: '1/2', tone: 'loud' });
    expect(classes).toHaveLength(4);
    for (const name of classes) {
      expect(name).toMatch(/^a\d$/);
      expect(hasRule(name)).toBe(true);
    }
  });

  it('keeps the rules as they were but for the names, also where a rule names the class of another style', () => {
    const [cardName] = getClasses('/a.styles.ts', 'card');
    const [labelName] = getClasses('/a.styles.ts', 'label');
    expect(stylesheet).toContain(`.${cardName} .${labelName}{color:blue}`);
    expect(stylesheet).not.toMatch(/\.c-/);
    expect(stylesheet).toContain('.card,a.b{margin:0}');
  });

  it('drops empty styles, and writes equal styles once', () => {
    expect(getClasses('/a.styles.ts', 'card', { size: 'small' })).toEqual(getClasses('/a.styles.ts', 'card'));
    expect(getClasses('/b.styles.ts', 'heading')).toEqual([]);
    expect(getClasses('/b.styles.ts', 'heading', { size: 'big' })).toHaveLength(1);
    expect(getClasses('/b.styles.ts', 'same')).toEqual(getClasses('/a.styles.ts', 'label'));
  });

  it('changes no name of another file when a style is added', () => {
    const more = freezeStyles(toStitchesInstance(stitches), [
      { file: '/a.styles.ts', exports: { card, label, extra: css({ top: 1 }) } },
      { file: '/b.styles.ts', exports: { heading, same } },
    ]);
    const nameIn = (styles: typeof short): string => {
      const each = styles.modules.get('/b.styles.ts')?.find(({ name }) => name === 'heading');
      return each?.kind === 'css' ? pickClasses(each.style, { size: 'big' }) : '';
    };
    expect(nameIn(shortenNames(more))).toBe(nameIn(short));
  });
});
