import { describe, expect, it } from 'vitest';
import { findLeaks, type Leak } from '#cli/build/leaks/find-leaks.ts';
import type { SiteMark } from '#cli/build/leaks/site-marks.ts';

const place = { file: 'site-configs/easy-felt.yaml', line: 1, column: 1, length: 1 };
const mark = (kind: SiteMark['kind'], value: string): SiteMark => ({ kind, value, place });
const text = 'Vilt per vel, per meter en per vorm.\nKnip "recht" of schuin.';
const marks = [
  mark('domain', 'easy-felt-nl.example'),
  mark('id', 'GTM-EF0NL1'),
  mark('content page', 'ef-blogs'),
  mark('text', text),
  // Words, and what serves many sites.
  mark('id', 'visitor'),
  mark('content page', 'search'),
  mark('host', 'https://www.thirdparty.example'),
  // Its own.
  mark('domain', 'acoustic-nl.example'),
];

describe('what a site has of another one', () => {
  const find = async (code: string, file = 'client/assets/page.js'): Promise<readonly Leak[]> => {
    const files = new Map([[file, { hash: '', read: async () => Buffer.from(code) }]]);
    return findLeaks({ domains: { 'nl-NL': { host: 'www.acoustic-nl.example' } } }, files, marks);
  };

  it.each([
    ['a host in an address', 'fetch("https://easy-felt-nl.example/levering")', 'easy-felt-nl.example'],
    ['a host below its domain', 'fetch("https://www.easy-felt-nl.example/levering")', 'easy-felt-nl.example'],
    ['a host in capitals', 'x=`HTTPS://EASY-FELT-NL.EXAMPLE`', 'easy-felt-nl.example'],
    ['an id in quotes of each kind', "a('GTM-EF0NL1')", 'GTM-EF0NL1'],
    ['a content page', 'load("ef-blogs")', 'ef-blogs'],
    ['a text, with its line breaks and quotes escaped', `t=${JSON.stringify(text)}`, text],
    ['a text in backticks', `t=\`${text}\``, text],
    ['a text at the beginning of a longer one', `t=${JSON.stringify(`${text} En meer.`)}`, text],
  ])('is found: %s', async (_, code, value) => {
    expect((await find(code)).map((leak) => leak.mark.value)).toEqual([value]);
  });

  it.each([
    ['its own host', 'fetch("https://www.acoustic-nl.example/")'],
    ['its own host without www', 'mail("info@acoustic-nl.example")'],
    ['plain words', 'a("visitor", "search")'],
    ['a host of a third party', 'load("https://www.thirdparty.example")'],
    ['a longer host', 'fetch("https://not-easy-felt-nl.example")'],
    ['an id that is part of another', 'a("XGTM-EF0NL12")'],
    ['the beginning of a text', `t="${text.slice(0, 30)}"`],
  ])('is not found: %s', async (_, code) => {
    expect(await find(code)).toEqual([]);
  });

  it('is looked for in code and data, and not in pictures', async () => {
    const code = '"GTM-EF0NL1"';
    expect(await find(code, 'client/assets/logo.webp')).toEqual([]);
    expect(await find(code, 'site.js')).toHaveLength(1);
  });
});
