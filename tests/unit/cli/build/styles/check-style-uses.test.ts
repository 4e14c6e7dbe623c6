import { expect, it } from 'vitest';
import { findStyleMisuses } from '#cli/build/styles/check-style-uses.ts';

const page = (body: string): string =>
  `import { Card, linkClass } from './page.styles.ts';\nimport { Other } from './other.tsx';\n${body}`;

it.each([
  ['the css prop', `export const Page = () => <Card css={{ color: 'red' }} />;`, 'Card', /css prop/, 3, 32],
  [
    'a variant per breakpoint',
    `export const Page = () => <Card size={{ '@md': 'large' }} />;`,
    'Card',
    /"size"/,
    3,
    32,
  ],
  ['css given to a class', `export const x = linkClass({ css: { color: 'red' } });`, 'linkClass', /css prop/, 3, 29],
  ['a class per breakpoint', `export const x = linkClass({ tone: { '@md': 'loud' } });`, 'linkClass', /"tone"/, 3, 29],
])('finds %s', async (_, body, component, reason, line, column) => {
  expect(await findStyleMisuses('page.tsx', page(body))).toEqual([
    { component, reason: expect.stringMatching(reason), line, column },
  ]);
});

it.each([
  ['variants by value', `export const Page = () => <Card size="large" loud as="li" {...rest} />;`],
  ['objects that are no variants', `export const Page = () => <Card dangerouslySetInnerHTML={{ __html: '' }} />;`],
  ['props of other components', `export const Page = () => <Other css={{ a: 1 }} size={{ a: 1 }} />;`],
  ['variants of a class', `export const x = linkClass({ tone: 'loud', className: other() });`],
])('lets %s be', async (_, body) => {
  expect(await findStyleMisuses('page.tsx', page(body))).toEqual([]);
});
