import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderLock, lockFolder } from '#backend/db/pglite/folder-lock.ts';
import { StartupError } from '#backend/errors/startup-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const leave = (name: string, holder: Readonly<Record<string, unknown>>): Promise<void> =>
  writeFile(
    path.join(folder, name),
    JSON.stringify({ host: hostname(), started: '', since: '2026-01-01T00:00:00.000Z', released: false, ...holder }),
  );

/** The id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of a folder', () => {
  it('is refused while a living process holds it, naming that process and what to do', async () => {
    const lock = await lockFolder(folder);
    const refused = lockFolder(folder);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(`The data folder ${folder} is in use by process ${process.pid}`),
      help: expect.stringContaining('DATA_DIR'),
    });
    await lock.release();
  });

  it('is given again after it was released', async () => {
    for (let round = 0; round < 3; round += 1) await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('is taken over from a process that died', async () => {
    await leave('lock.4', { pid: deadPid() });
    const lock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['lock.5']);
    await lock.release();
  });

  it('is taken over from a process whose id was reused', async () => {
    await leave('lock.1', { pid: process.pid, started: 'another boot/1' });
    await (await lockFolder(folder)).release();
  });

  it('is respected when a living process of this machine has it', async () => {
    await leave('lock.1', { pid: process.ppid });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid}`);
  });

  it('is respected on another machine as long as that one shows that it lives', async () => {
    await leave('lock.1', { pid: 1, host: 'elsewhere' });
    await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere');
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(path.join(folder, 'lock.1'), longAgo, longAgo);
    await (await lockFolder(folder)).release();
  });

  it('is given to one of many concurrent processes', async () => {
    await leave('lock.1', { pid: deadPid() });
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const locks = tries.flatMap((result): FolderLock[] => (result.status === 'fulfilled' ? [result.value] : []));
    expect(locks).toHaveLength(1);
    for (const lock of locks) await lock.release();
    expect(await readdir(folder)).toEqual(['lock.2']);
  });

  it('is not held up by a file that is no lock', async () => {
    await writeFile(path.join(folder, 'lock.1'), 'something else');
    await (await lockFolder(folder)).release();
  });
});
