import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { startSite } from '#cli/start/start-site.ts';
import { createWorkRoot, type WorkRoot } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createContext } from '../command-context.ts';

/** A hand-written storefront: it is ready at the second probe, prints its environment, and records how it ends. */
const server = `
  import { createServer } from 'node:http';
  import { writeFileSync } from 'node:fs';
  let asked = 0;
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' && asked++ === 0 ? 503 : 200;
    response.end(JSON.stringify({ api: process.env.PRODUCT_API_URL, secret: process.env.SESSION_SECRET }));
  });
  server.listen(Number(process.env.PORT), process.env.HOST);
  process.on('SIGTERM', () => { writeFileSync(new URL('ended', import.meta.url), 'in order'); process.exit(0); });
`;

let root: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
  vi.stubEnv('PRODUCT_API_URL', 'http://127.0.0.1:9');
});
afterAll(() => {
  root.remove();
  vi.unstubAllEnvs();
});
afterEach(() => vi.unstubAllGlobals());

function writeBuild(id: string, code: string): string {
  const folder = path.join(root.path, 'dist', id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server.js'), code);
  return folder;
}

describe('start', () => {
  it('waits until the storefront is ready, prints its address, and stops it gracefully', async () => {
    const folder = writeBuild('acoustic', server);
    const { context, said, stop } = createContext(root.path);
    const port = await freePort();
    const ended = startSite(context, 'acoustic', { port });
    await vi.waitFor(() => expect(said.join('\n')).toContain(`Acoustic is ready at http://localhost:${port}`), 10_000);
    expect(said.join('\n')).toContain(`http://fr-be.localhost:${port}/fr`);
    const given: { api: string; secret: string } = await (await fetch(`http://127.0.0.1:${port}/`)).json();
    expect(given.api).toBe('http://127.0.0.1:9');
    expect(given.secret.length).toBeGreaterThanOrEqual(43);
    stop();
    expect(await ended).toEqual({});
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(path.join(folder, 'ended'), 'utf8')).toBe('in order');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it.each(['0.0.0.0', '::'])('is ready where it listens on every address: %s', async (host) => {
    writeBuild('acoustic', server);
    vi.stubEnv('HOST', host);
    // An empty variable counts as unset.
    vi.stubEnv('SESSION_SECRET', '');
    const { context, said, stop } = createContext(root.path);
    const port = await freePort();
    const ended = startSite(context, 'acoustic', { port });
    await vi.waitFor(() => expect(said.join('\n')).toContain(`is ready at http://localhost:${port}`), 10_000);
    const given: { secret: string } = await (await fetch(`http://localhost:${port}/`)).json();
    expect(given.secret.length).toBeGreaterThanOrEqual(43);
    stop();
    await ended;
    vi.stubEnv('HOST', '');
  });

  it('prints what it waits for when the API does not answer', async () => {
    writeBuild('acoustic', server.replace('asked++ === 0', 'true'));
    const { context, said, stop } = createContext(root.path);
    const ended = startSite(context, 'acoustic', { port: await freePort() });
    await vi.waitFor(
      () => expect(said).toContain('Still waiting for the API at http://127.0.0.1:9 to answer …'),
      10_000,
    );
    stop();
    expect(await ended).toEqual({});
  });

  it('says how to build a site that is not built', async () => {
    const { context } = createContext(root.path);
    const failure: unknown = await startSite(context, 'group', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InputError);
    expect(failure).toMatchObject({
      diagnostics: [{ code: 'start.not-built', help: 'Build it first: shopgen build --site group' }],
    });
  });

  it('says so when the port is taken', async () => {
    writeBuild('acoustic', server);
    const { createServer } = await import('node:http');
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const { context } = createContext(root.path);
    await expect(startSite(context, 'acoustic', { port })).rejects.toThrow(`Port ${port} is taken.`);
    other.close();
  });

  it('prints the last output of a storefront that ends by itself', async () => {
    writeBuild('easy-felt', `console.error('TRUST_PROXY must be a number'); process.exit(1);`);
    const { context, said } = createContext(root.path);
    const failure: unknown = await startSite(context, 'easy-felt', { port: await freePort() }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      diagnostics: [
        {
          code: 'start.failed',
          message: 'The storefront ended by itself (exit code 1).',
          help: 'TRUST_PROXY must be a number',
        },
      ],
    });
    // Once, not twice.
    expect(said).toEqual([]);
  });
});
