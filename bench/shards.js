import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { addShop, kinds } from './fleet.js';
import { createWorkRoot, shopgen } from './work-root.js';

/** Sites in all. `FLEET_SITES=40 npm run bench -- shards` takes fewer. */
const sites = Number(process.env.FLEET_SITES ?? 1000);
const shards = 4;

/**
 * Measures a fleet that several machines build, a quarter each, one after another here: the code of each kind of site is in a cache
 * that they share, where one machine has put it, and nothing else is anywhere.
 */
export async function measureShards() {
  const cache = await startCache();
  const keys = generateKeyPairSync('ed25519');
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rows = [];
  const onMachine = async (count, args, env) => {
    const root = createWorkRoot();
    const usageFile = join(root.path, 'usage.json');
    try {
      mkdirSync(join(root.path, 'cache-keys'));
      writeFileSync(join(root.path, 'cache-keys/ci.pem'), publicKey);
      for (let number = 0; number < count; number += 1) addShop(root.path, number);
      const started = performance.now();
      const report = ['--import', join(import.meta.dirname, 'report-usage.js')];
      const all = ['build', '--all', ...args, '--cache-url', cache.url, '--json', '--quiet', '--root', root.path];
      const child = spawn(process.execPath, [...report, shopgen, ...all], {
        env: { ...process.env, ...env, USAGE_FILE: usageFile },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const output = buffer(child.stdout);
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The build ended with ${code}`);
      const built = JSON.parse((await output).toString()).sites.length;
      const { cpuSeconds, maxMebibytes } = JSON.parse(readFileSync(usageFile, 'utf8'));
      return { built, wall: (performance.now() - started) / 1000, cpuSeconds, maxMebibytes };
    } finally {
      rmSync(usageFile, { force: true });
      root.remove();
    }
  };
  try {
    const add = (what, { built, wall, cpuSeconds, maxMebibytes }) =>
      rows.push({
        what,
        sites: built,
        'wall s': Number(wall.toFixed(1)),
        'CPU s': Number(cpuSeconds.toFixed(1)),
        'CPU s a site': Number((cpuSeconds / built).toFixed(3)),
        'RSS MiB': Math.round(maxMebibytes),
        'MB from the cache': Number((cache.takeSent() / 1e6).toFixed(1)),
      });
    add('one of each kind, into the cache', await onMachine(kinds, [], { SHOPGEN_CACHE_KEY: key }));
    for (let shard = 1; shard <= shards; shard += 1)
      add(`shard ${shard} of ${shards}`, await onMachine(sites, ['--shard', `${shard}/${shards}`], {}));
    return { title: `${sites} sites of twelve kinds in ${shards} shards, with a cache that is warm`, rows };
  } finally {
    cache.stop();
  }
}

/** Starts a cache of Bazel's protocol in memory. */
async function startCache() {
  const held = new Map();
  let sent = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'PUT') {
      held.set(request.url, await buffer(request));
      return response.end();
    }
    const found = held.get(request.url);
    sent += found?.length ?? 0;
    response.writeHead(found === undefined ? 404 : 200).end(request.method === 'HEAD' ? undefined : found);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Bytes that were sent since it was asked last. */
    takeSent() {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    stop: () => server.close(),
  };
}
