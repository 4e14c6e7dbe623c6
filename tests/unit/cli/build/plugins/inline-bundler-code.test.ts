import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { inlineBundlerCode } from '#cli/build/plugins/inline-bundler-code.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const sources = {
  'old.js': 'exports.name = "Fjord";',
  'other.js': 'module.exports = { size: 60 };',
  'first.js': 'import old from "./old.js"; export const e = "own"; export const text = () => e + old.name;',
  'second.js': 'import * as other from "./other.js"; export const size = () => other.default.size;',
};

it('writes what the bundler adds into the files that need it', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'shopgen-inline-'));
  folders.push(root);
  mkdirSync(path.join(root, 'out'));
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(root, name), code);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineBundlerCode()],
    build: {
      outDir: 'out',
      rolldownOptions: {
        input: [path.join(root, 'first.js'), path.join(root, 'second.js')],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] };
  expect(output.map(({ fileName }) => fileName).sort()).toEqual(['first.js', 'second.js']);
  const load = (name: string): Promise<Readonly<Record<string, () => unknown>>> =>
    import(pathToFileURL(path.join(root, 'out', name)).href);
  expect((await load('first.js')).text?.()).toBe('ownFjord');
  expect((await load('second.js')).size?.()).toBe(60);
});
