import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEntry, writeEntry } from '#cli/build/cache/remote/action-result.ts';
import { startCacheServer, type TestCacheServer } from '#tests/support/cache-server.ts';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';
import { findProgram } from '#tests/support/find-program.js';
import { folderHash } from '#tests/support/folder-hash.ts';
import { freePort } from '#tests/support/free-port.ts';

const keys = generateKeyPairSync('ed25519');
const strangers = generateKeyPairSync('ed25519');
const signer = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const roots: WorkRoot[] = [];
let server: TestCacheServer;
/** Of a site that was built without a cache. */
let expected: string;
beforeAll(async () => {
  server = await startCacheServer();
});
afterAll(async () => {
  await server.stop();
  for (const root of roots) root.remove();
});

/** A project on another machine, with a site whose code the package does not bring. */
function createMachine(): WorkRoot {
  const root = createWorkRoot();
  roots.push(root);
  const file = path.join(root.path, 'site-configs/group.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('footerLogo: false', 'footerLogo: true'));
  mkdirSync(path.join(root.path, 'cache-keys'));
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  writeFileSync(path.join(root.path, 'cache-keys/ci.pem'), publicKey);
  return root;
}

/** Builds the site, and returns what was said and the hash of what was built. */
async function build(root: WorkRoot, url: string, key?: string) {
  const { code, stderr } = await runShopgen(
    ['build', '--site', 'group', '--verbose', '--cache-url', url, '--root', root.path],
    { ...process.env, ...(key !== undefined && { SHOPGEN_CACHE_KEY: key }) },
  );
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return { said: stderr, hash: folderHash(path.join(root.path, 'dist/group')) };
}

/** Forgets what a machine has built. */
const forget = (root: WorkRoot): void => rmSync(path.join(root.path, 'dist'), { recursive: true });

const fromRemote = 'The code of the site comes from the remote cache';

describe('a cache that machines share', { timeout: 240_000 }, () => {
  let reader: WorkRoot;
  let original: ReadonlyMap<string, Buffer>;

  it('gets what a machine with a key has built, and gives it to another one, byte for byte', async () => {
    const built = await build(createMachine(), server.url, signer);
    expected = built.hash;
    expect(built.said).not.toContain(fromRemote);
    expect(server.asked.at(-1)).toBe('PUT ac');
    original = new Map(server.held);

    reader = createMachine();
    server.asked.length = 0;
    const taken = await build(reader, server.url);
    expect(taken.said).toContain(fromRemote);
    expect(taken.hash).toBe(expected);
    expect(server.asked.filter((each) => each.startsWith('PUT'))).toEqual([]);
  });

  it('is written by nobody without a key', async () => {
    forget(reader);
    server.held.clear();
    server.asked.length = 0;
    const { said, hash } = await build(reader, server.url);
    expect(said).not.toContain(fromRemote);
    expect(hash).toBe(expected);
    expect(server.held.size).toBe(0);
  });

  /** Changes every entry, or every blob, of the cache. */
  const change = (kind: 'ac' | 'cas', to: (content: Buffer, key: string) => Buffer): void => {
    server.held.clear();
    for (const [name, content] of original)
      server.held.set(name, name.startsWith(`${kind}/`) ? to(content, path.basename(name)) : content);
  };

  it.each<[string, () => void]>([
    ['poisoned', () => change('cas', (content) => Buffer.from(content).fill('x', 0, 1))],
    ['truncated', () => change('cas', (content) => content.subarray(0, -1))],
    ['swapped', () => change('ac', () => Buffer.from(JSON.stringify({ outputFiles: [], stdoutRaw: '' })))],
    [
      'signed by a stranger',
      () =>
        change('ac', (content, key) => {
          const entry = readEntry(key, content.toString(), [keys.publicKey]);
          return Buffer.from(writeEntry(key, entry ?? new Map(), strangers.privateKey));
        }),
    ],
  ])('is not believed when it is %s', async (_, spoil) => {
    spoil();
    forget(reader);
    const { said, hash } = await build(reader, server.url);
    expect(said).not.toContain(fromRemote);
    expect(hash).toBe(expected);
  });

  it('is done without when it is away, and that is said once', async () => {
    forget(reader);
    const { said, hash } = await build(reader, `http://127.0.0.1:${await freePort()}`);
    expect(said.match(/The remote cache cannot be used/g)).toHaveLength(1);
    expect(hash).toBe(expected);
  });

  it('is refused where nobody is trusted', async () => {
    const root = createMachine();
    rmSync(path.join(root.path, 'cache-keys'), { recursive: true });
    const { code, stderr } = await runShopgen([
      'build',
      '--site',
      'group',
      '--cache-url',
      server.url,
      '--root',
      root.path,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('cache-keys/ has no public key')]);
  });

  it('can be nginx with WebDAV', async () => {
    const root = createMachine();
    const port = await freePort();
    const folder = path.join(root.path, 'nginx');
    mkdirSync(path.join(folder, 'temporary'), { recursive: true });
    mkdirSync(path.join(folder, 'cache'));
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; pid nginx.pid; user root; events {} http { access_log off; client_max_body_size 64m; client_body_temp_path temporary;
        server { listen 127.0.0.1:${port}; root cache; location / { dav_methods PUT; create_full_put_path on; } } }`,
    );
    const nginx = spawn(findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
      stdio: 'inherit',
    });
    try {
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBeGreaterThan(0);
      expect((await build(root, `http://127.0.0.1:${port}/main`, signer)).said).not.toContain('cannot be used');
      forget(root);
      const taken = await build(root, `http://127.0.0.1:${port}/main`);
      expect(taken.said).toContain(fromRemote);
      expect(taken.hash).toBe(expected);
    } finally {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    }
  });
});
