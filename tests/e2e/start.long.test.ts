import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createWorkRoot,
  type RunningCommand,
  runShopgen,
  startShopgen,
  type WorkRoot,
} from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';

let root: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
});
afterAll(() => root.remove());

it('says how to build a site that is not built', async () => {
  const { code, stderr } = await runShopgen(['start', '--site', 'acoustic', '--root', root.path]);
  expect(code).toBe(1);
  expect(stderr).toContain('shopgen build --site acoustic');
});

it('reports a site that is not configured', async () => {
  const { code, stderr } = await runShopgen(['start', '--site', 'nope', '--root', root.path]);
  expect(code).toBe(1);
  expect(stderr).toContain('Site nope is not supported');
});

describe('a site with its embedded backend', () => {
  let port: number;
  let running: RunningCommand;
  /** Another site with other data, started at the same time. */
  let neighbour: { readonly port: number; readonly running: RunningCommand };
  const start = (site: string, at: number, env: NodeJS.ProcessEnv = {}): RunningCommand =>
    startShopgen(['start', '--site', site, '--root', root.path, '--port', String(at)], { ...process.env, ...env });

  beforeAll(async () => {
    for (const site of ['acoustic', 'group']) {
      cpSync(join(inject('distFolder'), site), join(root.path, 'dist', site), { recursive: true });
    }
    port = await freePort();
    const other = await freePort();
    // Its backend is private, so production has no requirements for it.
    running = start('acoustic', port, { NODE_ENV: 'production' });
    neighbour = { port: other, running: start('group', other, { DATA_DIR: join(root.path, 'other') }) };
    await Promise.all([running, neighbour.running].map((one) => one.until(/ready at http:\/\/localhost:\d+/)));
  });

  it('starts beside another one on other data at the same moment: their backends take different ports', async () => {
    for (const at of [port, neighbour.port]) expect((await fetch(`http://127.0.0.1:${at}/`)).status).toBe(200);
    await neighbour.running.stop();
  });

  it('shows seeded products as soon as it says that it is ready', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/producten`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="/product/');
  });

  it('refuses a second start on its data, and names the process', async () => {
    const other = await freePort();
    const second = await runShopgen(['start', '--site', 'acoustic', '--root', root.path, '--port', String(other)]);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/\.data.*(process|pid)/is);
  });

  it('shares its backend with a dev beside it, and each takes it over when the other ends', async () => {
    const devPort = await freePort();
    const answersWithProducts = (at: number) =>
      expect
        .poll(async () => (await fetch(`http://127.0.0.1:${at}/producten`)).text(), { timeout: 20_000 })
        .toContain('href="/product/');
    const dev = startShopgen(['dev', '--site', 'acoustic', '--root', root.path, '--port', String(devPort)]);
    await dev.until(/Using the backend that process \d+ runs at/);
    await dev.until(/ready at http:\/\/localhost:\d+/);
    await answersWithProducts(devPort);

    await running.stop();
    await dev.until(/Starting the embedded backend/);
    await answersWithProducts(devPort);

    running = start('acoustic', port);
    await running.until(/ready at http:\/\/localhost:\d+/);
    await dev.stop();
    await running.until(/Starting the embedded backend/);
    await answersWithProducts(port);
  });

  it('refuses a port that is taken', async () => {
    const second = await runShopgen(['start', '--site', 'acoustic', '--root', root.path, '--port', String(port)], {
      ...process.env,
      PRODUCT_API_URL: inject('apiUrl'),
    });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(String(port));
  });

  it('stops with its backend, and keeps the data for the next start', async () => {
    expect([0, 130]).toContain(await running.stop());
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();

    running = start('acoustic', port);
    await running.until(/ready at http:\/\/localhost:\d+/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await running.stop();
  });
});
