import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  goldenFolder,
  listCases,
  ownFiles,
  readOwnWant,
  readWant,
  renderCase,
  sharedCase,
  wantFolder,
  writeAll,
} from './golden-case.ts';

/** `UPDATE_GOLDEN=1 npx vitest run --project golden` records what is generated now; look at the difference before committing it. */
const isUpdate = process.env.UPDATE_GOLDEN === '1';
const cases = await listCases();
const shared = await renderCase(sharedCase);
// The others are compared with it.
if (isUpdate) await record(sharedCase, shared);

async function record(name: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(wantFolder(name), { recursive: true, force: true });
  await writeAll(wantFolder(name), name === sharedCase ? files : ownFiles(files, shared));
}

describe.each(cases)('%s', (name) => {
  it('generates the expected bytes, no file more and no file less', { timeout: 60_000 }, async () => {
    const files = name === sharedCase ? shared : await renderCase(name);
    if (isUpdate && name !== sharedCase) await record(name, files);
    const want = await readWant(name);
    expect([...files.keys()]).toEqual([...want.keys()]);
    for (const [file, text] of files) expect(text, file).toBe(want.get(file));
  });
});

it.each(cases.filter((name) => name !== sharedCase))(
  '%s records only what differs from the shared case',
  async (name) => {
    const own = await readOwnWant(name);
    expect(own).toEqual(ownFiles(await readWant(name), await readWant(sharedCase)));
  },
);

it('expects nothing of a case that is not there', async () => {
  expect((await readdir(path.join(goldenFolder, 'want'))).sort()).toEqual(cases);
});
