import { expect, it } from 'vitest';
import { inlineThemeValues, readThemeValues } from '#runtime/server/render/theme-values.ts';

const theme = ':root{--ta:#1f4f3c;--th:"Hanken Grotesk", Arial;--tf:1.1}';
const inline = (css: string): string => inlineThemeValues(css, readThemeValues(`${theme}${css}`));

it('writes values where rules refer to them, and leaves out what sets them', () => {
  expect(inline(`${theme}a{color:var(--ta);font:var(--th)}b{margin:calc(8px*var(--tf))}`)).toBe(
    'a{color:#1f4f3c;font:"Hanken Grotesk", Arial}b{margin:calc(8px*1.1)}',
  );
});

it('leaves alone what another rule sets too, and what nothing sets', () => {
  const css = '.night{--ta:#fff}a{color:var(--ta);top:var(--radix-top)}';
  expect(inline(`${theme}${css}`)).toBe(`:root{--ta:#1f4f3c}${css}`);
});
