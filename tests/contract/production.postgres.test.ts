import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runShopgen } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type Compiled, compilePrograms } from './processes/compile.ts';
import { run } from './processes/run.ts';

let server: TestPostgres;
let programs: Compiled;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-production-'));
  server = await startPostgres();
  programs = await compilePrograms({ backend: new URL('../../backend/main.ts', import.meta.url) });
});
afterAll(async () => {
  await programs?.remove();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

// ASVS 13.2.3, 13.4.2, 15.2.3

describe('a backend in production', () => {
  it('starts with nothing that is missing, and neither do the commands for operators', async () => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder };
    const backend = await runShopgen(['backend'], env);
    expect(backend.code).toBe(1);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'MOLLIE_API_KEY', 'SMTP_URL', 'SERVICE_KEY', 'FILES_URL']) {
      expect(backend.stderr).toContain(name);
    }
    const list = await runShopgen(['backend', 'order', 'list'], env);
    expect([list.code, list.stderr]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  });

  it('has no demo products, reveals nothing, and shows no mails', async () => {
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      FILES_URL: path.join(folder, 'files'),
      DATABASE_URL: await server.createDatabase(),
      SERVICE_KEY: 'a key of some length',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@quiet.example',
      MOLLIE_API_KEY: 'test_0123abcd',
    };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const backend = run(programs.file('backend'), ['--port', String(port)], { ...env, PUBLIC_URL: url });
    expect(await backend.line(), backend.errors()).toContain('"ready":true');
    const status = async (address: string, init?: RequestInit) =>
      (
        await fetch(`${url}${address}`, {
          ...init,
          headers: { 'x-shop-id': 'acoustic', 'accept-language': 'nl-NL' },
        })
      ).status;
    expect(await status('/catalogue/products')).toBe(400);
    expect(await status('/sandbox/payments/sbx_1', { method: 'POST' })).toBe(404);
    expect(await status('/sandbox/payments/sbx_1')).toBe(404);
    expect(await status('/dev/mails')).toBe(404);
    expect(backend.errors()).toContain('The database has no shops.');
    backend.child.kill('SIGTERM');
    expect((await backend.ended).code).toBe(0);
  });
});
