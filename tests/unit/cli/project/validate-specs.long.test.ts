import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadProject } from '#cli/project/load-project.ts';
import { validateProject } from '#cli/project/validate-project.ts';
import { isSoak } from '#tests/support/soak.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

vi.setConfig({ testTimeout: 300_000 });

const file = 'openapi/content-api.yaml';
const children = '        children:\n          type: array\n';
const verdict = 'dist/.cache/specs/verdict.json';

let root: ProjectRoot;
beforeEach(async () => {
  root = await createProjectRoot();
});
afterEach(() => root.dispose());

async function said(): Promise<readonly string[]> {
  const { diagnostics = [] } = await validateProject(root.dir);
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

async function change(find: string, replace: string): Promise<void> {
  const text = await root.read(file);
  expect(text).toContain(find);
  await root.write(file, text.replace(find, replace));
}

it('does not look again at the descriptions that the package was checked with, which fit', async () => {
  expect(await said()).toEqual([]);
  expect(existsSync(path.join(root.dir, 'generated'))).toBe(false);
  const { specs } = await loadProject(root.dir);
  expect(specs).toMatchObject([{ isRemembered: true }, { isRemembered: true }]);
});

it('validates others once, and again when they change', async () => {
  await change(children, children.replace('children', 'entries'));
  const first = await said();
  expect(first).toContainEqual(expect.stringMatching(/^spec\.answer-unfit .*lacks "children"/));
  // The cached result is used while the descriptions are unchanged.
  await root.write(verdict, (await root.read(verdict)).replaceAll('lacks', 'had'));
  expect(await said()).toEqual(
    first.map((line) => (line.startsWith('spec.answer-unfit') ? line.replace('lacks', 'had') : line)),
  );
  await change(children.replace('children', 'entries'), children);
  expect(await said()).toEqual([]);
});

// For each of these the compiler checks the whole runtime once more.
if (isSoak) {
  it('accepts a description that differs in texts only', async () => {
    await change('description: A content page', 'description: One content page');
    expect(await said()).toEqual([]);
    expect(existsSync(path.join(root.dir, verdict))).toBe(true);
  });

  it('continues when results cannot be cached', async () => {
    await change('description: A content page', 'description: One content page');
    await root.write('generated', 'a file where a folder is needed');
    expect(await said()).toEqual([]);
  });
}
