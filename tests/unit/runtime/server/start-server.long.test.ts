import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';

const here = import.meta.dirname;
let folder: string;
let file: string;
let api: ApiServer;

// Bundled into one file outside of node_modules, like a built storefront.
beforeAll(async () => {
  api = await startApiServer();
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-server-'));
  await mkdir(path.join(folder, 'assets'));
  file = path.join(folder, 'server.js');
  const main = 'virtual:main';
  const build = await rolldown({
    input: main,
    platform: 'node',
    cwd: path.resolve(here, '../../../..'),
    onLog: () => undefined,
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === main ? id : undefined),
        load: (id) =>
          id === main
            ? `import { definition } from ${JSON.stringify(path.join(here, 'test-server.ts'))};
               import { startServer } from ${JSON.stringify(path.join(here, '../../../../runtime/server/start-server.ts'))};
               await startServer(definition, { clientDir: ${JSON.stringify(folder)}, programs: [${JSON.stringify(file)}] });`
            : undefined,
      },
    ],
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

const start = (variables: Record<string, string>): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [file], { cwd: folder, env: { LOG_LEVEL: 'silent', ...variables } });

const complete = (): Record<string, string> => ({
  PORT: '0',
  PRODUCT_API_URL: api.url,
  SESSION_SECRET: 'of this test',
});

async function readyLine(child: ChildProcessWithoutNullStreams): Promise<{ site: string; url: string }> {
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line);
    if (said.ready === true) return said;
  }
  throw new Error('The server ended before it was ready');
}

async function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

describe('startServer', () => {
  it('runs alone, says where it listens, and ends with 0 when it is told to', async () => {
    const child = start(complete());
    const ended = waitForEnd(child);
    const { site, url } = await readyLine(child);
    expect(site).toBe('acoustic');
    const page = await fetch(`${url}/product/fjord-wandpaneel`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Fjord wandpaneel');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('finishes what is under way before it ends', async () => {
    const slow = await startApiServer();
    const child = start({ ...complete(), PRODUCT_API_URL: slow.url });
    const ended = waitForEnd(child);
    const { url } = await readyLine(child);
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      slow.rule((_, response) => {
        release = () => response.writeHead(404).end();
        resolve();
        return true;
      });
    });
    const page = fetch(`${url}/product/fjord-wandpaneel`);
    await asked;
    child.kill('SIGTERM');
    release();
    expect((await page).status).toBe(404);
    expect((await ended).code).toBe(0);
    await slow.close();
  });

  it('says which variables are missing', async () => {
    const { code, stderr } = await waitForEnd(start({}));
    expect(code).toBe(1);
    expect(stderr).toMatch(/SESSION_SECRET must be set/);
    expect(stderr).toMatch(/PRODUCT_API_URL must be/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, stderr } = await waitForEnd(start({ ...complete(), PORT: port }));
    expect(code).toBe(1);
    expect(stderr).toContain(`Another program already listens on 127.0.0.1:${port}`);
    expect(stderr).not.toMatch(/^\s+at /m);
    other.close();
  });
});
