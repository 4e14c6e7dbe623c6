import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertEntries } from '#cli/scaffold/insert-entries.ts';
import { packageRoot } from '../support/project-root.ts';

const into = (text: string, ...where: string[]): string =>
  insertEntries(text, [{ path: where, key: 'es-ES', value: 'new' }]).text;

/** Returns the lines that are in only one of two texts. */
function changedLines(before: string, after: string): { gone: string[]; added: string[] } {
  const old = before.split('\n');
  const added: string[] = [];
  let at = 0;
  for (const line of after.split('\n')) {
    if (line === old[at]) at += 1;
    else added.push(line);
  }
  return { gone: old.slice(at), added };
}

describe('the real base.yaml', () => {
  const before = readFileSync(path.join(packageRoot, 'site-configs/base.yaml'), 'utf8');
  const routes = Object.keys(parse(before).routes);
  const entries = routes.map((key) => ({ path: ['routes', key], key: 'es-ES', value: `"/${key}"` }));
  const { text: after, left } = insertEntries(before, [
    { path: ['locales'], key: 'es-ES', value: '{ language: es }' },
    ...entries,
  ]);

  it('gets lines and loses none', () => {
    const { gone, added } = changedLines(before, after);
    expect(left).toEqual([]);
    expect(gone).toEqual([]);
    expect(added).toHaveLength(routes.length + 1);
  });

  it('keeps existing lines, and adds the new one', () => {
    const wanted = parse(before);
    wanted.locales['es-ES'] = { language: 'es' };
    for (const key of routes) wanted.routes[key]['es-ES'] = `/${key}`;
    expect(parse(after)).toEqual(wanted);
  });
});

describe('an entry', () => {
  it('is added after the last entry, before the comments of the next', () => {
    const text = 'domains:\n  nl-NL: a.example # the first\n\n# What follows.\nflags: {}\n';
    expect(into(text, 'domains')).toBe(
      'domains:\n  nl-NL: a.example # the first\n  es-ES: new\n\n# What follows.\nflags: {}\n',
    );
  });

  it('is indented as its neighbours are', () => {
    expect(into('a:\n    b:\n        c: 1\n', 'a', 'b')).toBe('a:\n    b:\n        c: 1\n        es-ES: new\n');
  });

  it('keeps the line ends of Windows', () => {
    expect(into('a:\r\n  b: 1\r\nc: 2\r\n', 'a')).toBe('a:\r\n  b: 1\r\n  es-ES: new\r\nc: 2\r\n');
  });

  it('finds room where the file ends without a line end', () => {
    expect(into('a:\n  b: 1', 'a')).toBe('a:\n  b: 1\n  es-ES: new');
  });

  it('joins a map on one line', () => {
    expect(into('a: { b: "/{slug}" } # so\n', 'a')).toBe('a: { b: "/{slug}", es-ES: new } # so\n');
    expect(into('a: {}\n', 'a')).toBe('a: { es-ES: new }\n');
  });

  it('goes behind a map on one line, and behind a text over several', () => {
    expect(into('a:\n  b: { c: 1 } # so\nd: 1\n', 'a')).toBe('a:\n  b: { c: 1 } # so\n  es-ES: new\nd: 1\n');
    expect(into('a:\n  b: |\n    one\n    two\nd: 1\n', 'a')).toBe(
      'a:\n  b: |\n    one\n    two\n  es-ES: new\nd: 1\n',
    );
  });

  it('goes behind a map or a list over several lines', () => {
    expect(into('a:\n  b:\n    c: 1 # so\n    d: 2\ne: 3\n', 'a')).toBe(
      'a:\n  b:\n    c: 1 # so\n    d: 2\n  es-ES: new\ne: 3\n',
    );
    expect(into('a:\n  b:\n    - c: 1\n    - [2,\n      3]\ne: 3\n', 'a')).toBe(
      'a:\n  b:\n    - c: 1\n    - [2,\n      3]\n  es-ES: new\ne: 3\n',
    );
  });

  it('goes behind an empty value', () => {
    expect(into('a:\n  b:\nd: 1\n', 'a')).toBe('a:\n  b:\n  es-ES: new\nd: 1\n');
  });

  it.each(['a: 1\n', 'a:\n', 'b: 1\n', 'b: &x { c: 1 }\na: *x\n'])(
    'is left to the caller where there is no place for it: %j',
    (text) => {
      const entry = { path: ['a'], key: 'es-ES', value: 'new' };
      expect(insertEntries(text, [entry])).toEqual({ text, left: [entry] });
    },
  );
});
