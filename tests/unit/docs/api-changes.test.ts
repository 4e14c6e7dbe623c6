import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bounds, contents, type Rule, restrictions, rules } from '#cli/api-diff/rules.ts';

const file = new URL('../../../docs/api-changes.md', import.meta.url);

/** Families of rules that differ only in a keyword: the name that stands for all. */
const families = [
  ['BOUND', bounds],
  ['KEYWORD', restrictions],
  ['CONTENT', contents],
] as const;

/** Returns the name of a rule, or of its family. */
function getFamily(id: string): string {
  for (const [name, members] of families) {
    const [first] = Object.keys(members);
    for (const member of Object.keys(members)) {
      const pattern = new RegExp(`^(request|response)-${member}-(increased|decreased|set|removed|added|changed)$`);
      const found = pattern.exec(id);
      const isKnown = found && rules.has(`request-${first}-${found[2]}`);
      if (isKnown) return `${found[1]}-${name}-${found[2]}`;
    }
  }
  return id;
}

/** Writes the tables of the page: what both directions have first, then the rest. */
function renderTables(): string {
  const all = new Map<string, Rule>();
  for (const [id, rule] of rules) if (!all.has(getFamily(id))) all.set(getFamily(id), rule);
  const shared = [...all].flatMap(([id, { severity, what }]) => {
    const name = id.replace(/^request-/, '');
    const other = all.get(`response-${name}`);
    if (other === undefined || !what.endsWith(', in a request')) return [];
    const [, family] = /^(BOUND|KEYWORD|CONTENT)-/.exec(name) ?? [];
    const words = what.replace(/, in a request$/, '');
    const text = family === undefined ? words : words.replace(/minimum|contains|contentEncoding/, family);
    return [`| \`${name}\` | ${text} | ${severity} | ${other.severity} |`];
  });
  const inBoth = new Set(shared.flatMap((line) => /`(.*?)`/.exec(line)?.[1] ?? []));
  const single = [...all].flatMap(([id, { severity, what }]) =>
    inBoth.has(id.replace(/^(request|response)-/, '')) ? [] : [`| \`${id}\` | ${what} | ${severity} |`],
  );
  return [
    '| `request-…`, `response-…` | what has changed | in a request | in an answer |',
    '|---|---|---|---|',
    ...shared,
    '',
    '| rule | what has changed | severity |',
    '|---|---|---|',
    ...single,
    '',
  ].join('\n');
}

it('lists every kind of change with its severity', () => {
  const page = readFileSync(file, 'utf8');
  const at = page.indexOf('| `request-…`');
  const wanted = page.slice(0, at) + renderTables();
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, wanted);
  else expect(page).toBe(wanted);
});
