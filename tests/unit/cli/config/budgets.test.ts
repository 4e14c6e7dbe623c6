import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLimit } from '#cli/config/budgets.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { showConfig } from '#cli/config/show-config.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const file = 'site-configs/acoustic.yaml';
const base = 'site-configs/base.yaml';
let root: ProjectRoot;

beforeAll(async () => {
  root = await createProjectRoot();
  const text = (await root.read(base)).replace(/\nbudgets:\n(?: .*\n)+/, '\n');
  await root.write(base, `${text}\nbudgets: { default: { js: 6, css: 8 }, cart: { js: 9 }, home: { css: 7 } }\n`);
  await root.write(
    file,
    (await root.read(file)).replace(
      'extends: base\n',
      'extends: base\nbudgets: { cart: null, home: { js: 5, css: null } }\n',
    ),
  );
});
afterAll(() => root.dispose());

it('budgets of layers merge, null removes one, and a route without its own has the default', async () => {
  const { budgets } = await loadSite(root.dir, 'acoustic');
  expect(findLimit(budgets, 'home', 'js')).toMatchObject({ kilobytes: 5, place: { file, line: 5 } });
  expect(findLimit(budgets, 'home', 'css')).toMatchObject({ kilobytes: 8, place: { file: base } });
  expect(findLimit(budgets, 'cart', 'js')).toMatchObject({ kilobytes: 6, place: { file: base } });
  const other = await loadSite(root.dir, 'easy-felt');
  expect(findLimit(other.budgets, 'cart', 'js')).toMatchObject({ kilobytes: 9, place: { file: base } });
});

it('budgets are part of the printed configuration, and not of what a storefront knows', async () => {
  const { data } = await showConfig(root.dir, 'acoustic');
  expect(data?.config).toMatchObject({ budgets: { default: { js: 6, css: 8 }, home: { js: 5 } } });
  expect((await loadSite(root.dir, 'acoustic')).model).not.toHaveProperty('budgets');
});
