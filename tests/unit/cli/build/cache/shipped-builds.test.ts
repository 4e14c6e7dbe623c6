import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuiltFile, createFileKeeper } from '#cli/build/built-file.ts';
import { createFileStore, hashContent } from '#cli/build/cache/file-store.ts';
import { createShippedBuilds } from '#cli/build/cache/shipped-builds.ts';

const content = Buffer.from('export const x0 = 1;\n');
const inputs = {
  node: '20',
  'package:node_modules/react': '19.3.1',
  'package:node_modules/react-router/node_modules/cookie': '1.1.1',
};
const outputs = { 'client/assets/react-abc.js': hashContent(content) };
const libraries = {
  client: { react: { useState: { file: 'assets/react-abc.js', name: 'x0' } } },
  server: {},
  chunks: [],
  packages: { 'node_modules/react': '19.3.1', 'node_modules/react-router/node_modules/cookie': '1.1.1' },
};
const profile = {
  chunks: [],
  entry: 'assets/entry.js',
  loader: 'assets/loader.js',
  loaderModules: {},
  loaderSizes: { raw: 0, gzip: 0, brotli: 0 },
  importers: {},
  makers: {},
  sheets: { shared: { css: '', modules: {} }, routes: {}, themeNames: {}, sizes: {} },
};

let folder: string;
let store: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-shipped-'));
  store = path.join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a package with recorded builds and its dependencies, which lie inside it or beside it. */
async function install(packageRoot: string, modules: string): Promise<string> {
  const shipped = path.join(packageRoot, 'cli/dist/builds');
  await mkdir(shipped, { recursive: true });
  await writeFile(path.join(shipped, 'key.json'), JSON.stringify({ inputs, outputs, facts: libraries }));
  await writeFile(path.join(shipped, 'code.json'), JSON.stringify({ inputs, outputs, facts: profile }));
  await writeFile(path.join(shipped, hashContent(content)), content);
  await mkdir(path.join(modules, 'react'), { recursive: true });
  await mkdir(path.join(modules, 'react-router/node_modules/cookie'), { recursive: true });
  return shipped;
}

const open = (packageRoot: string, now: Readonly<Record<string, string>> = inputs) =>
  createShippedBuilds(
    packageRoot,
    { now: async (name) => now[name] },
    createFileKeeper(createFileStore(store), (error) => {
      throw error;
    }),
  );

const findBoth = async (builds: ReturnType<typeof open>) => [
  await builds.findLibraries('key'),
  await builds.findProfile('code'),
];

const readAll = (files: ReadonlyMap<string, BuiltFile> | undefined) =>
  Promise.all([...(files ?? [])].map(async ([file, each]) => [file, Buffer.from(await each.read())]));

it('finds libraries and profiles, and keeps their files in the store', async () => {
  const shipped = await install(folder, path.join(folder, 'node_modules'));
  const foundLibraries = await open(folder).findLibraries('key');
  const foundProfile = await open(folder).findProfile('code');
  await rm(shipped, { recursive: true });
  expect(foundLibraries).toMatchObject({ key: 'key', ...libraries });
  expect(foundProfile).toMatchObject({ collected: inputs, built: profile });
  for (const found of [foundLibraries, foundProfile?.built]) {
    expect(await readAll(found?.files)).toEqual([['client/assets/react-abc.js', content]]);
  }
  expect(await findBoth(open(folder))).toEqual([undefined, undefined]);
});

it('finds packages beside an installed shopgen', async () => {
  const packageRoot = path.join(folder, 'node_modules/shopgen');
  await install(packageRoot, path.join(folder, 'node_modules'));
  const packages = { '../react': '19.3.1', '../react-router/node_modules/cookie': '1.1.1' };
  const here = {
    node: '20',
    'package:../react': '19.3.1',
    'package:../react-router/node_modules/cookie': '1.1.1',
  };
  expect((await open(packageRoot, here).findLibraries('key'))?.packages).toEqual(packages);
  expect((await open(packageRoot, here).findProfile('code'))?.collected).toEqual(here);
});

it.each(Object.keys(inputs))('finds none where %s is another than they were built with', async (name) => {
  await install(folder, path.join(folder, 'node_modules'));
  expect(await findBoth(open(folder, { ...inputs, [name]: 'other' }))).toEqual([undefined, undefined]);
  const { [name]: _, ...without } = Object.fromEntries(Object.entries(inputs));
  expect(await findBoth(open(folder, without))).toEqual([undefined, undefined]);
});

it('finds none where a content was changed or is lost', async () => {
  const shipped = await install(folder, path.join(folder, 'node_modules'));
  const file = path.join(shipped, hashContent(content));
  await writeFile(file, 'changed');
  expect(await findBoth(open(folder))).toEqual([undefined, undefined]);
  await rm(file);
  expect(await findBoth(open(folder))).toEqual([undefined, undefined]);
});
