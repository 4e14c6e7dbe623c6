import { expect, it } from 'vitest';
import { shortenThemeNames, writeThemeNames } from '#cli/build/styles/theme-names.ts';

it('gives each property of the theme one short name, wherever it stands', () => {
  const css = 'a{color:var(--theme-ink);top:var(--radix-top)}b{color:var(--theme-accent);margin:var(--theme-ink)}';
  const names = shortenThemeNames(css);
  expect(writeThemeNames(css, names)).toBe(
    'a{color:var(--tb);top:var(--radix-top)}b{color:var(--ta);margin:var(--tb)}',
  );
  expect(writeThemeNames(':root{--theme-ink:#111;--theme-unused:1}', names)).toBe(':root{--tb:#111;--theme-unused:1}');
});

it('has enough names for any theme, no two alike', () => {
  const css = Array.from({ length: 700 }, (_, number) => `var(--theme-p${number})`).join('');
  const names = Object.values(shortenThemeNames(css));
  expect(new Set(names).size).toBe(700);
  for (const name of names) expect(name).toMatch(/^--t[a-z]{1,2}$/);
});
