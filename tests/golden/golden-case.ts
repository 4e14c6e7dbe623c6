import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { type RuntimeView, renderProject } from '#cli/project/generate-project.ts';

export const goldenFolder = fileURLToPath(new URL('.', import.meta.url));
const given = path.join(goldenFolder, 'given');

/** A fixed view of the runtime, so that new screens or texts do not change these trees. */
const view: RuntimeView = {
  usage: {
    operations: [
      { api: 'product', method: 'get', path: '/Products/{id}', file: 'runtime/rpc/products.ts', line: 1, usedBy: [] },
      { api: 'content', method: 'get', path: '/pages/{id}', file: 'runtime/rpc/pages.ts', line: 1, usedBy: [] },
    ],
    screens: [],
    messages: [
      { namespace: 'global', key: 'amount.pieces', file: 'runtime/ui/amount.tsx', line: 1 },
      ...['auth', 'notFound', 'product'].map((namespace) => ({
        namespace,
        key: '*',
        file: 'runtime/ui/texts.tsx',
        line: 1,
      })),
    ],
  },
  screens: new Map([
    ['home', new Set(['head', 'loader'])],
    ['blogOverview', new Set(['head', 'loader'])],
    ['blogDetail', new Set(['head', 'loader'])],
    ['categoryDetail', new Set(['head', 'loader'])],
    ['productOverview', new Set(['head', 'loader'])],
    ['productDetail', new Set(['head', 'loader'])],
    ['contact', new Set(['head', 'action'])],
    ['contentPage', new Set(['loader'])],
    ['notFound', new Set()],
  ]),
};

/** Lists the folders of `given/`, each of which overrides `given/common` in one respect. */
export async function listCases(): Promise<string[]> {
  const folders = await readdir(given);
  return folders.filter((name) => name !== 'common').sort();
}

/** Generates the files of a case: path below `want/<case>/` → text. */
export async function renderCase(name: string): Promise<Map<string, string>> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-golden-'));
  try {
    await cp(path.join(given, 'common'), root, { recursive: true });
    await cp(path.join(given, name), root, { recursive: true });
    const { trees } = await renderProject(root, ['mini'], view);
    return getFiles(trees);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

export function getFiles(trees: readonly GeneratedTree[]): Map<string, string> {
  return new Map(
    trees.flatMap(({ name, files }) => files.map((file) => [`${name}/${file.path}`, file.text] as const)).sort(),
  );
}

/** The case with all expected files; the folders of other cases contain only differences from it. */
export const sharedCase = 'minimal';

export const wantFolder = (name: string): string => path.join(goldenFolder, 'want', name);

/** Reads the expected files of a case. */
export async function readWant(name: string): Promise<Map<string, string>> {
  const own = await readOwnWant(name);
  if (name === sharedCase) return own;
  const all = [...(await readOwnWant(sharedCase)), ...own];
  return new Map([...new Map(all)].filter(([, text]) => text !== lacking).sort());
}

/** Content of a file of the shared case that another case does not have. No generated file is empty. */
const lacking = '';

/** Returns the files of a case that differ from the shared case. */
export function ownFiles(files: ReadonlyMap<string, string>, shared: ReadonlyMap<string, string>): Map<string, string> {
  const different = [...files].filter(([file, text]) => shared.get(file) !== text);
  const gone = [...shared.keys()].filter((file) => !files.has(file));
  return new Map([...different, ...gone.map((file) => [file, lacking] as const)].sort());
}

/** Reads the files in the folder of a case; none if nothing is recorded yet. */
export async function readOwnWant(name: string): Promise<Map<string, string>> {
  const folder = wantFolder(name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => {
    return [path.relative(folder, file).split(path.sep).join('/'), await readFile(file, 'utf8')] as const;
  });
  return new Map((await Promise.all(texts)).sort());
}

/** Writes files below a folder: path → text. */
export async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
