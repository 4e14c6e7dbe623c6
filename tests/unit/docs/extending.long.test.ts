import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../cli/support/project-root.ts';
import { runCli } from '../cli/support/run-cli.ts';

const own = 'site-configs/easy-felt.yaml';
let root: ProjectRoot;
/** The files that the page shows, by the name in their first line. */
let files: Map<string, string>;

beforeAll(async () => {
  root = await createProjectRoot();
  const page = await readFile(path.join(packageRoot, 'docs/extending.md'), 'utf8');
  const blocks = [...page.matchAll(/^```\w+\n(?:#|\/\/) (site-configs\/\S+)\n(.*?)^```$/gms)];
  files = new Map(blocks.map(([, name = '', text = '']) => [name, text]));
  for (const [name, text] of files) await root.write(name, name === own ? (await root.read(own)) + text : text);
  // As installed: the package is in node_modules.
  await mkdir(path.join(root.dir, 'node_modules'));
  await symlink(packageRoot, path.join(root.dir, 'node_modules/shopgen'));
  await symlink(path.join(packageRoot, 'node_modules/zod'), path.join(root.dir, 'node_modules/zod'));
});
afterAll(() => root.dispose());

const run = (command: string, ...args: string[]) =>
  runCli([command, ...args, '--site', 'easy-felt', '--root', root.dir]);

describe('the extension that docs/extending.md builds', { timeout: 120_000 }, () => {
  it('validates, explains its keys and generates its file', async () => {
    expect([...files.keys()]).toHaveLength(6);
    expect(await run('validate')).toMatchObject({ code: 0, stderr: expect.not.stringContaining('extension.') });
    expect((await run('explain', 'loyalty.pointsPerEuro')).stdout).toContain('The points that customers get.');
    expect(await run('generate')).toMatchObject({ code: 0 });
    expect(await root.read('generated/easy-felt/extensions/loyalty/tier.json')).toBe(
      '{"site":"easy-felt","from":1000}\n',
    );
  });

  it('has the third party that the page declares, which is asked for and built', async () => {
    const page = await readFile(path.join(packageRoot, 'docs/extending.md'), 'utf8');
    const [, integration = ''] = /^```ts\n(integration: .*?)^```$/ms.exec(page) ?? [];
    const heatmap = [
      "import { defineExtension } from 'shopgen/extensions';",
      "import { z } from 'zod';",
      'export default defineExtension({',
      "  name: 'heatmap',",
      '  phases: {',
      "    config: { heatmap: { schema: z.strictObject({ key: z.string() }), explain: 'Where visitors press.' } },",
      `    ${integration}`,
      '  },',
      '});',
    ];
    const text = await root.read(own);
    await root.write('site-configs/extensions/shown.ts', heatmap.join('\n'));
    const added = text.replace('[./extensions/loyalty.ts]', '[./extensions/loyalty.ts, ./extensions/shown.ts]');
    await root.write(own, `${added}heatmap: { key: k1 }\n`);
    const generated = await run('generate');
    await root.write(own, text);
    expect(generated).toMatchObject({ code: 0 });
    expect(await root.read('generated/easy-felt/third-parties.ts')).toContain(
      "export { heatmap as extension_heatmap_0 } from '#site-configs/extensions/heatmap.ts';",
    );
    expect(await root.read('generated/easy-felt/site.ts')).toContain('https://heatmap.example');
  });

  it('tells of a wrong tier at its place', async () => {
    const text = await root.read(own);
    await root.write(own, text.replace('tier: gold', 'tier: lead'));
    const { code, stderr } = await run('validate');
    await root.write(own, text);
    expect(code).toBe(1);
    expect(stderr).toContain('loyalty: there is no tier lead');
  });

  it('passes the test that the page writes, and the compiler', async () => {
    const { rolldown } = await import('rolldown');
    const input = path.join(root.dir, 'site-configs/extensions/loyalty.test.ts');
    const bundle = await rolldown({ input, platform: 'node', external: [/^shopgen\//, 'zod'] });
    const file = path.join(root.dir, 'site-configs/extensions/loyalty.test.mjs');
    await bundle.write({ file, format: 'esm' });
    const tested = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    expect(tested).toMatchObject({ status: 0, stderr: '' });

    const settings = {
      compilerOptions: {
        ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2023' },
        ...{ allowImportingTsExtensions: true, skipLibCheck: true, types: ['node'] },
        typeRoots: [path.join(packageRoot, 'node_modules/@types')],
      },
      files: [...files.keys(), 'site-configs/extensions/shown.ts'].filter((name) => name.endsWith('.ts')),
    };
    await root.write('tsconfig.json', JSON.stringify(settings));
    const compiler = path.join(packageRoot, 'node_modules/typescript7/bin/tsc');
    const compiled = spawnSync(process.execPath, [compiler, '-p', root.dir], { encoding: 'utf8' });
    expect(compiled).toMatchObject({ status: 0, stdout: '' });
  });
});
