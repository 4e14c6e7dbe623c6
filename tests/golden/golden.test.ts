import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { renderProject } from '#cli/project/generate-project.ts';
import { filesOf, goldenFolder, listCases, readWant, renderCase, wantFolder } from './golden-case.ts';

/** `UPDATE_GOLDEN=1 npx vitest run --project golden` records what is generated now; look at the difference before committing it. */
const isUpdate = process.env.UPDATE_GOLDEN === '1';
const packageRoot = path.join(goldenFolder, '../..');
const cases = await listCases();

async function record(name: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(wantFolder(name), { recursive: true, force: true });
  await writeAll(wantFolder(name), files);
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

describe.each(cases)('%s', (name) => {
  it('generates the expected bytes, no file more and no file less', { timeout: 60_000 }, async () => {
    const files = await renderCase(name);
    if (isUpdate) await record(name, files);
    const want = await readWant(name);
    expect([...files.keys()]).toEqual([...want.keys()]);
    for (const [file, text] of files) expect(text, file).toBe(want.get(file));
  });
});

it('expects nothing of a case that is not there', async () => {
  expect((await readdir(path.join(goldenFolder, 'want'))).sort()).toEqual(cases);
});

it('generates code that the compiler accepts, every case of it', { timeout: 180_000 }, async () => {
  const folder = path.join(packageRoot, 'test-results');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(folder, 'golden-'));
  try {
    // The runtime is typed by the project's own contracts, not by the small ones of these cases: sites stand beside those.
    const { trees } = await renderProject(packageRoot, ['acoustic']);
    await writeAll(work, filesOf(trees.filter(({ name }) => name === 'contracts')));
    const roots: string[] = [];
    for (const name of cases) {
      for (const [file, text] of await readWant(name)) {
        const isContract = file.startsWith('contracts/');
        const place = isContract ? path.join(wantFolder(name), file) : path.join(work, file.replace('mini', name));
        if (!isContract) await writeAll(work, new Map([[path.relative(work, place), text]]));
        roots.push(place);
      }
    }
    const { config } = ts.readConfigFile(path.join(packageRoot, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot);
    const ambient = ['contracts/virtual-manifest.d.ts', 'theme/jsx-namespace.d.ts'];
    const program = ts.createProgram({
      rootNames: [...roots, ...ambient.map((file) => path.join(packageRoot, 'runtime', file))],
      options: { ...options, noEmit: true, paths: { '#generated/*': [path.join(work, '*')] } },
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    expect(problems).toEqual([]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
