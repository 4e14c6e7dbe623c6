import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderProject } from '#cli/project/generate-project.ts';
import { getFiles, goldenFolder, listCases, readWant, writeAll } from './golden-case.ts';

const packageRoot = path.join(goldenFolder, '../..');

it('generates code that the compiler accepts, every case of it', { timeout: 180_000 }, async () => {
  const folder = path.join(packageRoot, 'test-results');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(folder, 'golden-'));
  try {
    // The runtime uses the project's contracts, not the small ones of these cases, so the sites are compiled beside
    // them.
    const { trees } = await renderProject(packageRoot, ['acoustic']);
    await writeAll(work, getFiles(trees.filter(({ name }) => name === 'contracts')));
    const roots: string[] = [];
    for (const name of await listCases()) {
      const files = new Map(
        [...(await readWant(name))].map(([file, text]) => {
          const isContract = file.startsWith('contracts/');
          return [isContract ? `${name}-${file}` : file.replace('mini', name), text] as const;
        }),
      );
      await writeAll(work, files);
      roots.push(...[...files.keys()].map((file) => path.join(work, file)));
    }
    const ambient = ['contracts/react-dom-profiling.d.ts', 'theme/jsx-namespace.d.ts'];
    const config = {
      extends: path.join(packageRoot, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        paths: {
          '#generated/*': [path.join(work, '*')],
          '#site-configs/*': [path.join(goldenFolder, 'given/overrides/site-configs/*')],
        },
      },
      include: [],
      files: [...roots, ...ambient.map((file) => path.join(packageRoot, 'runtime', file))],
    };
    await writeFile(path.join(work, 'tsconfig.json'), JSON.stringify(config));
    const compiler = path.join(packageRoot, 'node_modules/typescript7/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', work, '--checkers', '1'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
