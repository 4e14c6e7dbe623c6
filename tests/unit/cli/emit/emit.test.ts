import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { isUpToDate } from '#cli/emit/compare.ts';
import { checkTrees, emitTrees } from '#cli/emit/emit.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-emit-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const tree = (files: Readonly<Record<string, string>>, name = 'site'): GeneratedTree => ({
  name,
  files: Object.entries(files).map(([file, text]) => ({ path: file, text })),
});
const emit = (trees: readonly GeneratedTree[], force = false) => emitTrees(root, trees, { force });
const at = (file: string): string => path.join(root, 'generated', file);

/** Returns everything below `generated/`, links included, with its modification time. */
async function touched(): Promise<Record<string, string>> {
  const entries = await readdir(at('.'), { recursive: true });
  const times = entries.map(async (entry) => {
    const { mtimeMs, ino } = await lstat(at(entry));
    return [entry, `${ino} ${mtimeMs}`] as const;
  });
  return Object.fromEntries(await Promise.all(times));
}

async function getProblems(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InputError)) throw error ?? new Error('It should have been refused');
  return error.diagnostics.map(({ code, place }) => `${code} ${place?.file}`);
}

describe('writing', () => {
  it('returns added, changed, deleted and unchanged files', async () => {
    const first = await emit([tree({ 'a.ts': '1', 'b/c.ts': '2', 'd.ts': '3' })]);
    expect(first.added).toEqual(['generated/site/a.ts', 'generated/site/b/c.ts', 'generated/site/d.ts']);
    const second = await emit([tree({ 'a.ts': '1', 'b/c.ts': '20', 'e.ts': '5' })]);
    expect(second).toEqual({
      added: ['generated/site/e.ts'],
      changed: ['generated/site/b/c.ts'],
      deleted: ['generated/site/d.ts'],
      unchanged: ['generated/site/a.ts'],
    });
    expect((await readdir(at('site'), { recursive: true })).sort()).toEqual(['a.ts', 'b', 'b/c.ts', 'e.ts']);
    expect(await readFile(at('site/b/c.ts'), 'utf8')).toBe('20');
  });

  it('touches nothing when nothing has changed', async () => {
    await emit([tree({ 'a.ts': '1' }), tree({ 'k.ts': '2' }, 'contracts')]);
    const before = await touched();
    const changes = await emit([tree({ 'a.ts': '1' }), tree({ 'k.ts': '2' }, 'contracts')]);
    expect(isUpToDate(changes)).toBe(true);
    expect(await touched()).toEqual(before);
  });

  it('removes what a killed run had staged, even when nothing has changed', async () => {
    await emit([tree({ 'a.ts': '1' })]);
    await mkdir(at('.shopgen/stages/killed'));
    await writeFile(at('.shopgen/stages/killed/a.ts'), '2');
    expect(isUpToDate(await emit([tree({ 'a.ts': '1' })]))).toBe(true);
    expect(await readdir(at('.shopgen/stages'))).toEqual([]);
  });

  it('leaves the other trees alone', async () => {
    await emit([tree({ 'a.ts': '1' }, 'one')]);
    await emit([tree({ 'b.ts': '2' }, 'two')]);
    await emit([tree({ 'b.ts': '3' }, 'two')]);
    expect(await readFile(at('one/a.ts'), 'utf8')).toBe('1');
    expect(await readFile(at('two/b.ts'), 'utf8')).toBe('3');
  });

  it('deletes unreferenced trees', async () => {
    for (const text of ['1', '2', '3']) await emit([tree({ 'a.ts': text })]);
    const trees = await readdir(at('.shopgen/trees'));
    expect(trees.filter((name) => !name.endsWith('.json'))).toHaveLength(1);
    expect(await readdir(at('.shopgen/states'))).toHaveLength(1);
    expect(await readdir(at('.shopgen/stages'))).toEqual([]);
  });

  it('names a tree by its content alone, so that it is the same in any folder', async () => {
    const other = await mkdtemp(path.join(os.tmpdir(), 'shopgen-emit-other-'));
    try {
      await emit([tree({ 'a.ts': '0' })]);
      await emit([tree({ 'a.ts': '1', 'b.ts': '2' })]);
      await emitTrees(other, [tree({ 'b.ts': '2', 'a.ts': '1' })], { force: false });
      expect(await readlink(at('.shopgen/current'))).toBe(
        await readlink(path.join(other, 'generated/.shopgen/current')),
      );
    } finally {
      await rm(other, { recursive: true });
    }
  });
});

describe('a file that a person changed', () => {
  it.each([
    ['changed', (file: string) => writeFile(file, 'mine')],
    ['added', (file: string) => writeFile(`${path.dirname(file)}/mine.ts`, 'mine')],
  ])('is not lost when it was %s', async (_, edit) => {
    await emit([tree({ 'a.ts': '1' })]);
    await edit(at('site/a.ts'));
    const edited = await getProblems(emit([tree({ 'a.ts': '2' })]));
    expect(edited).toEqual([expect.stringMatching(/^generated\.edited generated\/site\/(a|mine)\.ts$/)]);
    const texts = await Promise.all((await readdir(at('site'))).map((file) => readFile(at(`site/${file}`), 'utf8')));
    expect(texts).toContain('mine');
  });

  it('is not lost when the sources stay as they are', async () => {
    await emit([tree({ 'a.ts': '1' })]);
    await writeFile(at('site/a.ts'), 'mine');
    expect(await getProblems(emit([tree({ 'a.ts': '1' })]))).toEqual(['generated.edited generated/site/a.ts']);
  });

  it('is overwritten on request', async () => {
    await emit([tree({ 'a.ts': '1' })]);
    await writeFile(at('site/a.ts'), 'mine');
    const changes = await emit([tree({ 'a.ts': '1' })], true);
    expect(changes.changed).toEqual(['generated/site/a.ts']);
    expect(await readFile(at('site/a.ts'), 'utf8')).toBe('1');
    expect(isUpToDate(await emit([tree({ 'a.ts': '1' })]))).toBe(true);
  });

  it('is drift for a check, which writes nothing', async () => {
    await emit([tree({ 'a.ts': '1', 'b.ts': '2' })]);
    await writeFile(at('site/a.ts'), 'mine');
    const before = await touched();
    const { changes, edited } = await checkTrees(root, [tree({ 'a.ts': '1', 'b.ts': '3' })]);
    expect(changes.changed).toEqual(['generated/site/a.ts', 'generated/site/b.ts']);
    expect(edited).toEqual(['generated/site/a.ts']);
    expect(await touched()).toEqual(before);
  });

  it('comes back when it was deleted', async () => {
    await emit([tree({ 'a.ts': '1', 'b.ts': '2' })]);
    await unlink(at('site/a.ts'));
    expect((await emit([tree({ 'a.ts': '1', 'b.ts': '2' })])).added).toEqual(['generated/site/a.ts']);
    expect(await readFile(at('site/a.ts'), 'utf8')).toBe('1');
  });
});

describe('a folder that was not written here', () => {
  it('makes way when it holds the same', async () => {
    await mkdir(at('site'), { recursive: true });
    await writeFile(at('site/a.ts'), '1');
    expect(isUpToDate(await emit([tree({ 'a.ts': '1' })]))).toBe(true);
    expect((await lstat(at('site'))).isSymbolicLink()).toBe(true);
    expect(await readFile(at('site/a.ts'), 'utf8')).toBe('1');
  });

  it('is not overwritten when it holds something else', async () => {
    await mkdir(at('site'), { recursive: true });
    await writeFile(at('site/a.ts'), 'mine');
    expect(await getProblems(emit([tree({ 'a.ts': '1' })]))).toEqual(['generated.edited generated/site/a.ts']);
    await emit([tree({ 'a.ts': '1' })], true);
    expect(await readFile(at('site/a.ts'), 'utf8')).toBe('1');
  });
});

describe('after others', () => {
  it('takes over the lock of a process that has exited, and clears what it left', async () => {
    await mkdir(at('.shopgen/stages/left-over'), { recursive: true });
    await writeFile(at('.shopgen/stages/left-over/a.ts'), 'half');
    // No process has this id: it is above the largest there can be.
    await writeFile(at('.shopgen/lock'), '4194999 1');
    await emit([tree({ 'a.ts': '1' })]);
    expect(await readdir(at('.shopgen/stages'))).toEqual([]);
    await expect(stat(at('.shopgen/lock'))).rejects.toThrow('ENOENT');
  });

  it('serializes concurrent writes of trees', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `site-${index}`);
    await Promise.all(names.map((name) => emit([tree({ 'a.ts': name }, name), tree({ 'k.ts': 'same' }, 'contracts')])));
    for (const name of names) expect(await readFile(at(`${name}/a.ts`), 'utf8')).toBe(name);
    expect(await readFile(at('contracts/k.ts'), 'utf8')).toBe('same');
  });
});
