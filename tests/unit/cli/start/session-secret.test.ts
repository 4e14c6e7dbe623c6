import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSessionSecret } from '#cli/start/session-secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-secret-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the session secret', () => {
  it('is created once, is long, and is readable by its owner only', async () => {
    const dataDir = path.join(folder, '.data');
    const first = await keepSessionSecret(dataDir);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(await keepSessionSecret(dataDir)).toBe(first);
    expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs between installations', async () => {
    const [one, other] = await Promise.all([
      keepSessionSecret(path.join(folder, 'a')),
      keepSessionSecret(path.join(folder, 'b')),
    ]);
    expect(one).not.toBe(other);
  });
});
