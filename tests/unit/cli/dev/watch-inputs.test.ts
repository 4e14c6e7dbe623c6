import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type InputWatch, watchInputs } from '#cli/dev/watch-inputs.ts';

const patience = { timeout: 15_000 };
const file = 'locales/nl-NL/global.json';

let root: string;
let watch: InputWatch;
const calls: string[][] = [];
/** Every touch, with the number of files touched by then. */
const touches: [file: string, burst: number][] = [];
/** The file's content at the last touch and at the last quiet moment. */
let lastTouched: string | undefined;
const lastQuiet = new Map<string, string | undefined>();
const seen = (): string[] => [...new Set(calls.flat())];
const absolute = (name: string): string => path.join(root, name);
const read = (name: string): Promise<string | undefined> => readFile(absolute(name), 'utf8').catch(() => undefined);

beforeEach(async () => {
  calls.length = 0;
  touches.length = 0;
  lastQuiet.clear();
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-watch-'));
  for (const folder of ['site-configs', 'locales/nl-NL', 'openapi', 'generated/acoustic', 'dist', '.data']) {
    await mkdir(absolute(folder), { recursive: true });
  }
  await writeFile(absolute(file), '{ "a": "before" }');
  watch = await watchInputs(root, {
    onTouch(name, burst) {
      touches.push([name, burst.size]);
      void read(name).then((text) => {
        lastTouched = text;
      });
    },
    async onQuiet(files) {
      calls.push([...files]);
      for (const name of files) lastQuiet.set(name, await read(name));
      await writeFile(absolute('generated/acoustic/site.yaml'), String(calls.length));
    },
  });
});
afterEach(async () => {
  await watch.close();
  await rm(root, { recursive: true, force: true });
});

describe('a save is reported at once and once more when it is quiet', () => {
  const after = '{ "a": "after" }';
  const beside = (name: string): string => absolute(path.join(path.dirname(file), name));
  const ways: Record<string, () => Promise<void>> = {
    'in place': () => writeFile(absolute(file), after),
    'piece by piece': async () => {
      await writeFile(absolute(file), after.slice(0, 5));
      await appendFile(absolute(file), after.slice(5));
    },
    'by renaming another file over it': async () => {
      await writeFile(beside('.global.json.tmp'), after);
      await rename(beside('.global.json.tmp'), absolute(file));
    },
    'by moving the old one away, as Vim does': async () => {
      await writeFile(beside('.global.json.swp'), 'b0VIM');
      await writeFile(beside('4913'), '');
      await rm(beside('4913'));
      await rename(absolute(file), beside('global.json~'));
      await writeFile(absolute(file), after);
      await rm(beside('global.json~'));
      await rm(beside('.global.json.swp'));
    },
    'by deleting and creating it': async () => {
      await rm(absolute(file));
      await writeFile(absolute(file), after);
    },
  };
  for (const [way, save] of Object.entries(ways)) {
    it(way, async () => {
      await save();
      await vi.waitFor(() => expect(lastTouched).toBe(after), patience);
      await vi.waitFor(() => expect(lastQuiet.get(file)).toBe(after), patience);
      expect(seen()).toEqual([file]);
      expect([...new Set(touches.map(([name]) => name))]).toEqual([file]);
    });
  }
});

it('reports the end state of two saves in a row', async () => {
  for (const text of ['{ "a": "one" }', '{ "a": "two" }', '{ "a": "three" }']) await writeFile(absolute(file), text);
  await vi.waitFor(() => expect(lastTouched).toBe('{ "a": "three" }'), patience);
  await vi.waitFor(() => expect(lastQuiet.get(file)).toBe('{ "a": "three" }'), patience);
});

it('merges many saves into one call, and reports that there are many', async () => {
  const names = ['a', 'b', 'c'].map((name) => `openapi/${name}.yaml`);
  await Promise.all(names.map((name) => writeFile(absolute(name), name)));
  await vi.waitFor(() => expect(seen()).toEqual(names), patience);
  expect(calls).toHaveLength(1);
  expect(touches.at(-1)?.[1]).toBe(3);
});

it('reports files and folders that are deleted and return, even the outermost', async () => {
  await rm(absolute(file));
  await vi.waitFor(() => expect(seen()).toEqual([file]), patience);
  for (const folder of ['locales/nl-NL', 'locales']) {
    await rename(absolute(folder), absolute('away'));
    calls.length = 0;
    await vi.waitFor(() => expect(seen().some((name) => name.startsWith(folder))).toBe(true), patience);
    await rename(absolute('away'), absolute(folder));
    await vi.waitFor(async () => {
      await writeFile(absolute(file), `{ "a": "back in ${folder}" }`);
      expect(lastQuiet.get(file)).toBe(`{ "a": "back in ${folder}" }`);
    }, patience);
  }
});

it('reports what extensions declare as inputs', async () => {
  const input = 'site-configs/extensions/tiers.csv';
  await mkdir(absolute('site-configs/extensions'), { recursive: true });
  await writeFile(absolute(input), 'gold,1');
  await vi.waitFor(() => expect(touches.map(([name]) => name)).toContain(input), patience);
});

it('ignores other files below the root', async () => {
  for (const folder of ['generated/acoustic', 'dist', '.data', 'locales/nl-NL/.git', 'node_modules']) {
    await mkdir(absolute(folder), { recursive: true });
    await writeFile(absolute(path.join(folder, 'site.yaml')), 'id: other');
  }
  await writeFile(absolute('package.json'), '{}');
  await writeFile(absolute('openapi/notes.txt'), 'not an input');
  await writeFile(absolute(file), '{ "a": "after all that" }');
  await vi.waitFor(() => expect(lastQuiet.get(file)).toBe('{ "a": "after all that" }'), patience);
  expect([...new Set(touches.map(([name]) => name))]).toEqual([file]);
});
