import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a peer may start. */
const startLimit = 60_000;

/**
 * Starts the products that are measured beside this one: those whose folders `PEER_DIR` names, joined like a `PATH`. A folder
 * holds a `peer.json`: its name, the command that serves it on `PORT`, and the address and a text of each page that is
 * compared: `{ "name": "hydrogen", "command": ["npm", "run", "preview"], "pages": { "home": { "path": "/", "text": "Featured" } } }`.
 */
export async function startPeers() {
  const folders = (process.env.PEER_DIR ?? '').split(delimiter).filter((folder) => folder !== '');
  const peers = [];
  for (const folder of folders) {
    const file = join(resolve(folder), 'peer.json');
    if (!existsSync(file)) throw new Error(`PEER_DIR names ${folder}, which has no peer.json.`);
    peers.push(await startPeer(resolve(folder), JSON.parse(readFileSync(file, 'utf8'))));
  }
  return peers;
}

async function startPeer(folder, { name, command: [program, ...args], pages }) {
  const port = await findFreePort();
  const child = spawn(program, args, {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  });
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    // The command may have started others: they are one group.
    if (!hasEnded) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const deadline = performance.now() + startLimit;
  while (!(await answers(port))) {
    if (hasEnded || performance.now() > deadline) {
      await stop();
      throw new Error(`${name} in ${folder} does not answer on port ${port}.`);
    }
    await pause(100);
  }
  return { name, pages, url: `http://localhost:${port}`, stop };
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** Finds a port of this machine that nothing listens on. */
export function findFreePort() {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolvePort(port));
    });
  });
}
