import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRelease, listReleases, rollBack } from '#cli/build/releases/releases.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shopgen-releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const inDist = (...parts: readonly string[]): string => path.join(root, 'dist', ...parts);

/** Writes a build with one asset, whose name changes with its content. */
async function build(content: string): Promise<void> {
  await rm(inDist('oak'), { recursive: true, force: true });
  await mkdir(inDist('oak/client/assets'), { recursive: true });
  await writeFile(inDist('oak/server.js'), `// ${content}`);
  await writeFile(inDist(`oak/client/assets/entry-${content}.js`), content);
}

/** The times of releases, a minute each. */
let minutes = 0;
const release = async (content: string, keep = 5) => {
  await build(content);
  minutes += 1;
  return (await createRelease(root, 'oak', keep, new Date(Date.UTC(2026, 10, 1, 0, minutes)))).release.hash;
};
const serving = (file: string) => readFile(inDist('oak@current', file), 'utf8');

it('keeps a build under the name of its bytes, and makes it the current one', async () => {
  const hash = await release('one');
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(await readlink(inDist('oak@current'))).toBe(`oak@${hash}`);
  expect(await serving('server.js')).toBe('// one');
  expect(await release('one')).toBe(hash);
  expect(await listReleases(root, 'oak')).toHaveLength(1);
});

it('carries the assets of the release before, and no older ones', async () => {
  await release('one');
  await release('two');
  expect(await serving('client/assets/entry-one.js')).toBe('one');
  await release('three');
  expect(await serving('client/assets/entry-two.js')).toBe('two');
  expect(existsSync(inDist('oak@current/client/assets/entry-one.js'))).toBe(false);
});

it('goes back to the release before, to a named one, and forward again', async () => {
  const [one, two, three] = [await release('one'), await release('two'), await release('three')];
  expect(await rollBack(root, 'oak')).toMatchObject({ release: { hash: two }, from: { hash: three } });
  expect(await serving('server.js')).toBe('// two');
  await rollBack(root, 'oak', one.slice(0, 8));
  expect(await serving('server.js')).toBe('// one');
  await expect(rollBack(root, 'oak')).rejects.toThrow('There is no release of oak before the current one.');
  await rollBack(root, 'oak', three);
  const listed = await listReleases(root, 'oak');
  expect(listed.map(({ hash, isCurrent }) => [hash, isCurrent])).toEqual([
    [three, true],
    [two, false],
    [one, false],
  ]);
});

it('keeps as many as wanted, and always the current one', async () => {
  for (const content of ['one', 'two', 'three']) await release(content);
  const [newest, second] = (await listReleases(root, 'oak')).map(({ hash }) => hash);
  await build('four');
  const { deleted } = await createRelease(root, 'oak', 2);
  expect(deleted).toHaveLength(2);
  expect(deleted).toContain(second);
  expect((await listReleases(root, 'oak')).map(({ hash }) => hash)).toContain(newest);
});

it('does not go back to a release whose files were changed', async () => {
  const one = await release('one');
  await release('two');
  await rm(inDist(`oak@${one}`, 'server.js'));
  await writeFile(inDist(`oak@${one}`, 'server.js'), 'changed');
  await expect(rollBack(root, 'oak')).rejects.toThrow(`Release oak@${one} is not as it was made`);
  expect(await serving('server.js')).toBe('// two');
});

it('names what there is when a release is not', async () => {
  await expect(rollBack(root, 'oak')).rejects.toThrow('There is no release of oak: shopgen release create --site oak');
  await expect(createRelease(root, 'oak', 5)).rejects.toThrow('Nothing is built of oak yet');
  const hash = await release('one');
  await expect(rollBack(root, 'oak', 'zzz')).rejects.toThrow(`There is no release zzz of oak. Valid here: ${hash}.`);
});

it('lets two at once make one release', async () => {
  await build('one');
  const made = await Promise.all([createRelease(root, 'oak', 5), createRelease(root, 'oak', 5)]);
  expect(new Set(made.map(({ release }) => release.hash)).size).toBe(1);
  expect(await listReleases(root, 'oak')).toHaveLength(1);
});
