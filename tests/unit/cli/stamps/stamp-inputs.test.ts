import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareSnapshot, takeSnapshot } from '#cli/stamps/snapshot.ts';
import { listBuildSources, listConfigs, listSources } from '#cli/stamps/stamp-inputs.ts';

let folder: string;
const folders = () => ({ root: path.join(folder, 'root'), packageRoot: path.join(folder, 'package') });

const write = (file: string, text: string): void => {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
};

const read = [
  'root/site-configs/site.yaml',
  'root/locales/nl-NL/global.json',
  'root/openapi/product.yaml',
  'package/cli/dist/main.js',
  'package/cli/dist/checked-specs/hash.json',
  'package/templates/site/site.ts.hbs',
  'package/runtime/screens/home/loader.ts',
  'package/node_modules/.package-lock.json',
];
const builtFrom = ['package/runtime/ui/icon.tsx', 'package/node_modules/react/package.json'];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shopgen-inputs-'));
  for (const file of [...read, ...builtFrom]) write(file, 'before');
  write('package/package.json', JSON.stringify({ version: '1.0.0', dependencies: { react: '19.3.1' } }));
  mkdirSync(path.join(folder, 'package/node_modules/@fontsource-variable/inter'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ...read,
  'package/package.json',
  'package/node_modules/@fontsource-variable/nunito/x',
  'root/locales/new.json',
])('counts %s among what is read to check and to generate', (file) => {
  const snapshots = [listSources(folders()), listBuildSources(folders())].map(takeSnapshot);
  expect(snapshots.map(compareSnapshot)).toEqual([expect.anything(), expect.anything()]);
  write(file, 'after');
  expect(snapshots.map(compareSnapshot)).toEqual([undefined, undefined]);
});

it.each(['root/site-configs/site.yaml', 'package/cli/dist/main.js', 'package/runtime/screens/home/loader.ts'])(
  'counts %s among what is read to list sites, and no texts',
  (file) => {
    const before = takeSnapshot(listConfigs(folders()));
    write('root/locales/nl-NL/global.json', 'after');
    expect(compareSnapshot(before)).toBeDefined();
    write(file, 'after');
    expect(compareSnapshot(before)).toBeUndefined();
  },
);

it('reads nothing of what was built with the package', () => {
  write('package/cli/dist/builds/hash', 'before');
  const before = takeSnapshot(listSources(folders()));
  write('package/cli/dist/builds/hash', 'after');
  expect(compareSnapshot(before)).toBeDefined();
});

it.each(builtFrom)('counts %s only among what is read to build', (file) => {
  const [sources, all] = [listSources(folders()), listBuildSources(folders())].map(takeSnapshot);
  write(file, 'after');
  expect(sources && compareSnapshot(sources)).toBeDefined();
  expect(all && compareSnapshot(all)).toBeUndefined();
});
