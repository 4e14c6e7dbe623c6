import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { runCli } from '../support/run-cli.ts';

const own = 'site-configs/group.yaml';
const folder = 'node_modules/@acme/shopgen-rules';
let root: ProjectRoot;
let yaml = '';

beforeAll(async () => {
  root = await createProjectRoot();
  yaml = (await root.read(own)).trimEnd();
});
afterAll(() => root.dispose());

const run = (...args: string[]) => runCli([...args, '--site', 'group', '--root', root.dir]);
const check = (message: string): string =>
  `export default { name: 'rules', phases: { check: () => [{ severity: 'warning', path: ['id'], message: ${message} }] } };\n`;

async function readScripts(): Promise<string[]> {
  const assets = path.join(root.dir, 'dist/group/client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map((name) => readFile(path.join(assets, name), 'utf8')));
}

describe('a command that found nothing changed', { timeout: 120_000 }, () => {
  it('looks again when a module, an input or a package of an extension has changed', async () => {
    await root.write(own, `${yaml}\nextensions: [./rules/rules.ts]\n`);
    await root.write('site-configs/rules/rules.ts', `import { text } from './text.ts';\n${check('text')}`);
    await root.write('site-configs/rules/text.ts', "export const text: string = 'one';\n");
    for (const _ of [1, 2]) expect((await run('validate')).stderr).toContain('rules: one');
    await root.write('site-configs/rules/text.ts', "export const text: string = 'two';\n");
    expect((await run('validate')).stderr).toContain('rules: two');

    const reading = check("read('./text.txt')")
      .replace('() =>', '({ read }) =>')
      .replace("'rules',", "'rules', inputs: ['./text.txt'],");
    await root.write('site-configs/rules/rules.ts', reading);
    await root.write('site-configs/rules/text.txt', 'three');
    for (const _ of [1, 2]) expect((await run('validate')).stderr).toContain('rules: three');
    await root.write('site-configs/rules/text.txt', 'four');
    expect((await run('validate')).stderr).toContain('rules: four');

    await root.write('package.json', '{ "devDependencies": { "@acme/shopgen-rules": "1.0.0" } }');
    await root.write(`${folder}/package.json`, '{ "exports": "./index.js", "peerDependencies": { "shopgen": "*" } }');
    await root.write(`${folder}/index.js`, check("'five'"));
    await root.write(own, `${yaml}\nextensions: ["@acme/shopgen-rules"]\n`);
    for (const _ of [1, 2]) expect((await run('validate')).stderr).toContain('rules: five');
    await root.write(`${folder}/index.js`, check("'six'"));
    expect((await run('validate')).stderr).toContain('rules: six');
  });

  it('fails a build that an extension refuses, each time, at the key, and builds what it generates', async () => {
    const phases = [
      "generate: () => [{ path: 'rules.json', text: '{}' }],",
      "build: ({ config }, { routes }) => routes.home.js.brotli > config.maxHome ? [{ severity: 'error', path: ['maxHome'], message: 'home is heavy' }] : [],",
      "config: { maxHome: { schema: z.int(), explain: 'Bytes of home.' } },",
    ];
    const text = `import { z } from 'zod';\nexport default { name: 'rules', phases: { ${phases.join('\n')} } };\n`;
    await root.write('site-configs/rules/rules.ts', text);
    await root.write(own, `${yaml}\nextensions: [./rules/rules.ts]\nmaxHome: 10\n`);
    for (const _ of [1, 2]) {
      const { code, stderr } = await run('build');
      expect(code).toBe(1);
      expect(stderr).toContain(`${own}:${yaml.split('\n').length + 2}:10 error extension.problem`);
      expect(stderr).toContain('rules: home is heavy');
    }
    expect(await root.read('generated/group/extensions/rules/rules.json')).toBe('{}');
    await root.write(own, `${yaml}\nextensions: [./rules/rules.ts]\nmaxHome: 1000000\n`);
    for (const _ of [1, 2]) expect(await run('build')).toMatchObject({ code: 0 });
  });

  it('builds the code of third parties once more when their modules change', async () => {
    const party = (word: string): string =>
      `export const points = (id: string) => ({ purposes: ['statistics'], load: () => document.title = '${word}' + id });\n`;
    const phases = [
      "generate: () => [{ path: 'made.ts', text: 'export const made = () => ({ purposes: [], load() { document.title = \"made\"; } });' }],",
      "integration: ({ model }) => [{ purposes: ['statistics'], hosts: { connect: ['https://points.example'] },",
      "load: { module: './points.ts', create: 'points' }, arguments: { [model.defaultLocale]: ['first id'] } },",
      "{ purposes: ['statistics'], load: { module: 'made.ts', create: 'made' }, arguments: { [model.defaultLocale]: [] } }],",
    ];
    await root.write(
      'site-configs/rules/rules.ts',
      `export default { name: 'rules', phases: { ${phases.join('\n')} } };\n`,
    );
    await root.write('site-configs/rules/points.ts', party('one'));
    await root.write(own, `${yaml}\nextensions: [./rules/rules.ts]\n`);
    expect(await run('build')).toMatchObject({ code: 0 });
    const one = await readScripts();
    expect(one.join('\n')).toMatch(/\("first id"\),\w+\(\)\]/);
    expect(one.filter((text) => /[`'"]one[`'"]/.test(text))).toHaveLength(1);
    expect(one.filter((text) => /[`'"]made[`'"]/.test(text))).toHaveLength(1);
    expect(await root.read('dist/group/site.js')).toContain('https://points.example');
    await root.write('site-configs/rules/points.ts', party('two'));
    expect(await run('build')).toMatchObject({ code: 0 });
    const two = await readScripts();
    expect(two.filter((text) => /[`'"]one[`'"]/.test(text))).toHaveLength(0);
    expect(two.filter((text) => /[`'"]two[`'"]/.test(text))).toHaveLength(1);
  });
});
