import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryLock } from '#cli/emit/lock.ts';
import { identifyProcess } from '#cli/emit/process-identity.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopgen-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['generate', 'backend.lock'])('the lock %s', (name) => {
  /** Writes what a process has beside a lock while it acquires it. */
  const stage = (identity: string): string => {
    const file = path.join(folder, `${name}.${identity.replaceAll(' ', '.')}.${randomUUID()}`);
    writeFileSync(file, identity);
    return file;
  };

  it('goes to one of many that want it at the same time, and to another when it is released', async () => {
    for (let round = 0; round < 20; round += 1) {
      const all = await Promise.all(Array.from({ length: 12 }, () => tryLock(path.join(folder, name))));
      const [lock, ...more] = all.flatMap((one) => ('release' in one ? [one] : []));
      expect(more).toEqual([]);
      for (const one of all) expect('release' in one ? one.owner : one.heldBy).toBe(lock?.owner);
      await lock?.release();
    }
  });

  it('leaves what another running process has begun, and deletes what a killed one left', async () => {
    const [running, killed] = [stage(identifyProcess(process.ppid)), stage('999999999 1')];
    const lock = await tryLock(path.join(folder, name));
    expect([running, killed].map((file) => existsSync(file))).toEqual([true, false]);
    if ('release' in lock) await lock.release();
  });

  it('is taken from a process that was killed', async () => {
    writeFileSync(path.join(folder, name), `999999999 1 ${randomUUID()}`);
    const lock = await tryLock(path.join(folder, name));
    expect('release' in lock).toBe(true);
    if ('release' in lock) await lock.release();
  });
});
