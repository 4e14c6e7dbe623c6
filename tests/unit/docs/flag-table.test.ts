import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type FlagRule, plainFlags, searchFlags } from '#runtime/contracts/flags.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';

const file = path.join(import.meta.dirname, '../../../docs/adding-a-site.md');
const head = '| flag | at first | needs | gives | routes | content pages |\n|---|---|---|---|---|---|\n';

/** Renders the table. `UPDATE_GOLDEN=1 npx vitest run --project unit tests/unit/docs` writes it into the page. */
function renderTable(): string {
  const rows = [...plainFlags, ...searchFlags].map(({ name, needs = [], gives, default: isOn }: FlagRule) => {
    const gate = name.replace(/\..*/, '');
    const routes = routeKeys.filter((key) => routeRules[key].gate === gate);
    const pages = routes.flatMap((key) => routeRules[key].page ?? []);
    const cells = [code([name]), isOn ? 'on' : 'off', code(needs, ' or '), gives, code(routes), code(pages)];
    return `| ${cells.join(' | ')} |\n`;
  });
  return head + rows.join('');
}

const code = (names: readonly string[], between = ', '): string => names.map((name) => `\`${name}\``).join(between);

it('lists the needs and effects of every flag in docs/adding-a-site.md', () => {
  const page = readFileSync(file, 'utf8');
  const [before = '', ...after] = page.split(head);
  const wanted = `${before}${renderTable()}${after.join(head).replace(/^(\|.*\n)*/, '')}`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
