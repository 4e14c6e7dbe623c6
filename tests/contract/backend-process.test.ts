import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ofCheck } from '#tests/support/trust.ts';
import { type Compiled, compilePrograms } from './processes/compile.ts';
import { type Running, run } from './processes/run.ts';

const readyLine = z.object({ ready: z.literal(true), url: z.url() });
const listed = z.object({ total: z.number(), items: z.array(z.object({ image: z.object({ folder: z.string() }) })) });
let folder: string;
let programs: Compiled;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-process-'));
  programs = await compilePrograms({ backend: new URL('../../backend/main.ts', import.meta.url) });
});
afterAll(async () => {
  await programs?.remove();
  await rm(folder, { recursive: true, force: true });
});

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}, ipc = false): Running =>
  run(programs.file('backend'), args, { PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env }, ipc);

async function getUrl(backend: Running): Promise<string> {
  const line = await backend.line();
  if (line === undefined) throw new Error(`The backend ended without a word: ${backend.errors()}`);
  return readyLine.parse(JSON.parse(line)).url;
}

const ask = (url: string, address: string): Promise<Response> =>
  fetch(`${url}${address}`, { headers: { 'x-shop-id': 'acoustic', 'accept-language': 'nl-NL' } });

// All tests share a folder: each stops its backend, so that the next one can lock the folder.
describe.sequential('the backend as a program', () => {
  it('seeds the demo on its first start, says in one line that it is ready, makes the image that is asked for, and stops cleanly', async () => {
    const backend = start(['--seed', 'demo']);
    const url = await getUrl(backend);
    const listing = await ask(url, '/catalogue/products?pageSize=16');
    expect(listing.status).toBe(200);
    const { total, items } = listed.parse(await listing.json());
    expect(total).toBe(40);
    const views = await Promise.all([1, 2].map(() => fetch(`${url}/Uploads/${items[0]?.image.folder}/640.avif`)));
    expect(views.map(({ status }) => status)).toEqual([200, 200]);
    // On a busy machine it comes in WebP first.
    const made = () => readdir(path.join(folder, 'data/pictures'), { recursive: true });
    await expect.poll(made).toContainEqual(expect.stringMatching(/\/640\.avif$/));
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toEqual({ code: 0, signal: null });
    expect(await backend.line()).toBeUndefined();
  });

  it('has its data again at the next start, and tells others where it is reached', async () => {
    const backend = start([], { PUBLIC_URL: 'https://api.shop.example/' });
    expect(await getUrl(backend)).toBe('https://api.shop.example');
    backend.child.kill('SIGINT');
    expect((await backend.ended).code).toBe(0);
  });

  it(`refuses a folder that another one uses, and names it ${ofCheck(37)}`, async () => {
    const first = start([]);
    await getUrl(first);
    const second = start([]);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.errors()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.errors()).not.toContain('    at ');
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('says that its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const backend = start(['--port', String(port)]);
    expect(await backend.ended).toEqual({ code: 1, signal: null });
    expect(backend.errors()).toContain(`Port ${port} of 127.0.0.1 is taken.`);
    server.close();
  });

  it.each([
    ['through its channel', true],
    ['through its standard input', false],
  ])('ends with the process that started it, which it notices %s', async (_, ipc) => {
    const backend = start(['--child'], {}, ipc);
    await getUrl(backend);
    if (ipc) backend.child.disconnect();
    else backend.child.stdin?.end();
    expect((await backend.ended).code).toBe(0);
  });

  it.each([
    [['--port', 'many'], {}, 'PORT is not a port: many'],
    [['--seed', 'nothing'], {}, 'There is no data set nothing'],
    [['--colour'], {}, "Unknown option '--colour'"],
    [[], { LOG_LEVEL: 'loud', PUBLIC_URL: 'here' }, 'PUBLIC_URL is not an address: here; LOG_LEVEL is none of'],
    [
      [],
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' },
      'The database at postgres://me:…@127.0.0.1:1/shop cannot be reached',
    ],
  ])('explains %j %j', async (args, env, message) => {
    const backend = start(args, env);
    expect((await backend.ended).code).toBe(1);
    expect(backend.errors()).toContain(message);
    expect(backend.errors()).not.toMatch(/secret|^ {4}at /m);
  });
});
