import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InputWatch, watchInputs } from '#cli/dev/watch-inputs.ts';

let root: string;
let watch: InputWatch;
const calls: string[][] = [];
const seen = (): string[] => calls.flat();

beforeEach(async () => {
  calls.length = 0;
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-watch-'));
  for (const folder of ['site-configs', 'locales/nl-NL', 'openapi', 'generated/acoustic']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await writeFile(path.join(root, 'site-configs/acoustic.yaml'), 'id: acoustic\n');
  watch = await watchInputs(root, {
    onTouch: () => {},
    async onQuiet(files) {
      calls.push([...files]);
      await writeFile(path.join(root, 'generated/acoustic/site.ts'), String(calls.length));
    },
  });
});
afterEach(async () => {
  await watch.close();
  await rm(root, { recursive: true, force: true });
});

it('says which inputs were saved, however the editor saves', async () => {
  await writeFile(path.join(root, 'locales/nl-NL/global.json'), '{}');
  await vi.waitFor(() => expect(seen()).toEqual(['locales/nl-NL/global.json']), 5000);
  await writeFile(path.join(root, 'site-configs/.acoustic.yaml.tmp'), 'id: acoustic # 2\n');
  await rename(path.join(root, 'site-configs/.acoustic.yaml.tmp'), path.join(root, 'site-configs/acoustic.yaml'));
  await vi.waitFor(() => expect(seen()).toContain('site-configs/acoustic.yaml'), 5000);
  expect(seen().some((file) => file.includes('.tmp'))).toBe(false);
});

it('makes one call of many saves', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => writeFile(path.join(root, `openapi/${name}.yaml`), name)));
  await vi.waitFor(() => expect(seen()).toHaveLength(3), 5000);
  expect(calls).toEqual([['openapi/a.yaml', 'openapi/b.yaml', 'openapi/c.yaml']]);
});

it('is not woken by what generate writes', async () => {
  await writeFile(path.join(root, 'openapi/a.yaml'), '1');
  await vi.waitFor(() => expect(calls).toHaveLength(1), 5000);
  await writeFile(path.join(root, 'openapi/a.yaml'), '22');
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1), 5000);
  expect([...new Set(seen())]).toEqual(['openapi/a.yaml']);
});
