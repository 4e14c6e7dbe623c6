import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { providerVariables } from '#backend/payments/providers.ts';
import { checkBrowser } from '#cli/doctor/check-browser.ts';
import { checkDatabase } from '#cli/doctor/check-database.ts';
import { checkEnvironment } from '#cli/doctor/check-environment.ts';
import { checkFolders } from '#cli/doctor/check-folders.ts';
import { checkNode } from '#cli/doctor/check-node.ts';
import { checkPorts } from '#cli/doctor/check-ports.ts';
import { doctor } from '#cli/doctor/doctor.ts';

let empty: string;
const servers: Server[] = [];

beforeAll(async () => {
  empty = await mkdtemp(path.join(os.tmpdir(), 'shopgen-doctor-'));
});
afterAll(() => rm(empty, { recursive: true, force: true }));
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

async function listen(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('Node', () => {
  it.each([
    ['20.19.0', 'fine'],
    ['20.19.5', 'fine'],
    ['22.0.0', 'fine'],
    ['20.18.3', 'error'],
    ['18.20.1', 'error'],
    ['9.99.0', 'error'],
  ])('%s is %s', async (version, status) => {
    expect(await checkNode(version)).toMatchObject({ name: 'node', status });
  });
});

describe('ports', () => {
  it('names the process that uses a port', async () => {
    const port = await listen();
    const [check] = await checkPorts({ PORT: String(port), PRODUCT_API_URL: 'http://127.0.0.1:1' });
    expect(check).toMatchObject({ name: `port ${port}`, status: 'warning', help: expect.stringContaining('--port') });
    expect(check?.message).toContain(process.platform === 'linux' ? `(process ${process.pid})` : 'is taken by');
  });

  it('looks at the port of the backend too, unless there is another API', async () => {
    const port = await listen();
    servers.pop()?.close();
    const names = async (env: NodeJS.ProcessEnv): Promise<string[]> => (await checkPorts(env)).map(({ name }) => name);
    expect(await names({ PORT: String(port) })).toEqual([`port ${port}`, 'port 3001']);
    expect(await names({})).toEqual(['port 3000', 'port 3001']);
    expect(await names({ PRODUCT_API_URL: 'http://127.0.0.1:1' })).toEqual(['port 3000']);
  });

  it.each(['http', '0', '70000', '1.5'])('refuses %s', async (PORT) => {
    expect(await checkPorts({ PORT })).toMatchObject([{ status: 'error', message: expect.stringContaining(PORT) }]);
  });
});

describe('folders', () => {
  it('are missing where there is no root', async () => {
    expect(await checkFolders(empty, {})).toMatchObject([
      { name: 'root', status: 'error', help: expect.stringContaining('init') },
    ]);
    expect(await checkFolders(path.join(empty, 'nope'), {})).toMatchObject([
      { status: 'error', message: expect.stringContaining('There is no folder') },
    ]);
  });

  it('can be a file, or missing, each with what to do', async () => {
    const dir = path.join(empty, 'odd');
    await mkdir(path.join(dir, 'site-configs'), { recursive: true });
    await writeFile(path.join(dir, 'generated'), '');
    const checks = await checkFolders(dir, {});
    const of = (name: string) => checks.find((check) => check.name === name);
    expect(of('root')).toMatchObject({ status: 'fine' });
    expect(of('locales')).toMatchObject({ status: 'error', help: expect.stringContaining('init') });
    expect(of('generated')).toMatchObject({ status: 'error', message: expect.stringContaining('a file') });
    expect(of('dist')).toMatchObject({ status: 'fine', message: 'dist can be made' });
    expect(of('.data')).toMatchObject({ status: 'fine' });
    expect((await checkFolders(dir, { DATABASE_URL: 'postgres://x' })).map(({ name }) => name)).not.toContain('.data');
  });

  it('may be closed to us', async () => {
    // An administrator may read everything except kernel files.
    const dist = process.getuid?.() === 0 ? '/proc/1' : path.join(empty, 'closed');
    if (process.getuid?.() !== 0) {
      await mkdir(dist);
      await chmod(dist, 0o500);
    }
    const dir = path.join(empty, 'kept');
    await mkdir(path.join(dir, 'site-configs'), { recursive: true });
    await symlink(dist, path.join(dir, 'dist'));
    const checks = await checkFolders(dir, {});
    expect(checks.find(({ name }) => name === 'dist')).toMatchObject({
      status: 'error',
      message: 'dist may not be written',
    });
  });
});

describe('the browser', () => {
  it('is found on the path, or where CHROMIUM_PATH says', async () => {
    const file = path.join(empty, 'chromium');
    await writeFile(file, '', { mode: 0o755 });
    expect(await checkBrowser({ PATH: `/nowhere:${empty}` })).toMatchObject({
      status: 'fine',
      message: `Chromium is ${file}`,
    });
    expect(await checkBrowser({ PATH: '', CHROMIUM_PATH: file })).toMatchObject({ status: 'fine' });
    expect(await checkBrowser({ PATH: empty, CHROMIUM_PATH: '/nowhere/chromium' })).toMatchObject({ status: 'error' });
  });
});

describe('the data', () => {
  it('is free, or in use by a process that lives', async () => {
    const data = path.join(empty, 'data');
    await mkdir(data);
    expect(await checkDatabase(empty, { DATA_DIR: data })).toMatchObject({ status: 'fine' });
    const lock = (fields: object): Promise<void> =>
      writeFile(
        path.join(data, 'lock.2'),
        JSON.stringify({ host: os.hostname(), started: '', since: '', released: false, ...fields }),
      );
    await writeFile(
      path.join(data, 'lock.1'),
      JSON.stringify({ pid: process.pid, host: os.hostname(), released: false }),
    );
    await lock({ pid: process.pid });
    expect(await checkDatabase(empty, { DATA_DIR: data })).toMatchObject({
      status: 'warning',
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await lock({ pid: process.pid, released: true });
    expect(await checkDatabase(empty, { DATA_DIR: data })).toMatchObject({ status: 'fine' });
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await lock({ pid: gone.pid });
    expect(await checkDatabase(empty, { DATA_DIR: data })).toMatchObject({ status: 'fine' });
  });

  it('is on a server that answers as PostgreSQL does, or an error without its password', async () => {
    const port = await listen();
    const check = await checkDatabase(empty, { DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/shop` });
    expect(check).toMatchObject({ name: 'database', status: 'error' });
    expect(check.message).toContain(`127.0.0.1:${port}/shop`);
    expect(JSON.stringify(check)).not.toContain('secret');
    expect(await checkDatabase(empty, { DATABASE_URL: 'mysql://localhost/shop' })).toMatchObject({ status: 'error' });
  });

  it('is behind another API, which has to answer', async () => {
    const port = await listen();
    expect(await checkDatabase(empty, { PRODUCT_API_URL: `http://127.0.0.1:${port}` })).toMatchObject({
      name: 'api',
      status: 'error',
    });
    expect(await checkDatabase(empty, { PRODUCT_API_URL: 'somewhere' })).toMatchObject({
      name: 'api',
      status: 'error',
    });
  });
});

describe('the environment', () => {
  it.each([
    ['PRODUCT_API_ULR', 'PRODUCT_API_URL'],
    ['PRODUCT_API', 'PRODUCT_API_URL'],
    ['product_api_url', 'PRODUCT_API_URL'],
    ['CONTENT_APIURL', 'CONTENT_API_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['HOST_ALIAS', 'HOST_ALIASES'],
    ['MOLLIE_KEY', 'MOLLIE_API_KEY'],
    ['SHOPGEN_PORT', 'PORT'],
    ['REDISURL', 'REDIS_URL'],
  ])('takes %s for %s', (name, meant) => {
    expect(checkEnvironment(providerVariables, { [name]: 'x' })).toMatchObject([
      { status: 'warning', message: expect.stringContaining(name), help: expect.stringContaining(`${meant}?`) },
    ]);
    // If the right one is set, the other has a different meaning.
    expect(checkEnvironment(providerVariables, { [name]: 'x', [meant]: 'x' })).toMatchObject([{ status: 'fine' }]);
  });

  it('ignores files of others', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'HOSTS',
      'SORT',
      'PORTS',
      'PGDATABASE',
      'MONGODB_URL',
      'API_URL',
      'LOGNAME',
      'SSH_AUTH_SOCK',
      'DATABASE',
      'npm_config_registry',
      'GITHUB_SERVER_URL',
      'PUBLIC',
      'SECRET_KEY',
      'NODE_ENV',
      'CI_SERVICE_KEY_FILE',
    ];
    expect(checkEnvironment(providerVariables, Object.fromEntries(others.map((name) => [name, 'x'])))).toMatchObject([
      { status: 'fine' },
    ]);
  });
});

it('prints everything in one list, and each check as JSON', async () => {
  const { data, text, diagnostics } = await doctor(empty);
  expect(data?.checks).toContainEqual({
    name: 'node',
    status: 'fine',
    message: `Node ${process.versions.node}`,
    help: null,
  });
  expect(data?.checks).toContainEqual(
    expect.objectContaining({ name: 'root', status: 'error', help: expect.any(String) }),
  );
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'doctor.finding', severity: 'error' }));
  expect(text).toMatch(/^fine {2}Node .*\d+ errors?, (no|\d+) warnings?\.$/s);
});
