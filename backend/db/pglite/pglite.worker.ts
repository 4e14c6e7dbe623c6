import { closeSync, cpSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS } from './durable-node-fs.ts';
import { clientMessage, type FromWorker, workerDataSchema } from './worker-messages.ts';

// Runs PostgreSQL in a thread of its own: in the thread that serves requests every query would block all requests. Its
// messages are PostgreSQL's wire protocol, as on a socket.

// By default V8 starts to optimise WebAssembly at once, in threads of its own, and a start pays for that with half a second.
// What runs often is optimised all the same, a little later.
setFlagsFromString('--wasm-tiering-budget=100000000');

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const { folder, durable, template } = workerDataSchema.parse(workerData);

/** Durable: without `-F` (no fsync), which PGlite starts with; fdatasync does nothing in WebAssembly, fsync does. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[durable ? 'fsync=on' : 'fsync=off', 'wal_sync_method=fsync', 'shared_buffers=64MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

const database = await open();
const tell = (message: FromWorker): void => port.postMessage(message);

// One after the other: a message may only be processed when the one before it has been answered in full.
let last: Promise<void> = Promise.resolve();
port.on('message', (message: unknown) => {
  last = last.then(() => answer(message));
});
tell({ type: 'ready' });

async function answer(raw: unknown): Promise<void> {
  const message = clientMessage.parse(raw);
  if (message.type === 'close') {
    await database.close();
    tell({ type: 'closed' });
    return;
  }
  if (message.type === 'connect') {
    // There is one session only: open transactions and prepared statements of an earlier connection must not reach the
    // next.
    if (database.isInTransaction()) await database.exec('rollback');
    await database.exec('discard all');
    tell({ type: 'connected', connection: message.connection });
    return;
  }
  await database.execProtocolRawStream(message.bytes, {
    onRawData: (bytes) => {
      // A copy: the buffer behind it is PGlite's own and is overwritten by the next answer.
      const copy = Uint8Array.from(bytes);
      port?.postMessage({ type: 'bytes', connection: message.connection, bytes: copy } satisfies FromWorker, [
        copy.buffer,
      ]);
    },
  });
}

/**
 * Opens the cluster. A new one is made beside its folder and moved there when it is complete, so that a first start may
 * be interrupted at any time.
 */
async function open(): Promise<PGlite> {
  await mkdir(path.dirname(folder), { recursive: true });
  const options = { extensions: { pg_trgm, unaccent }, startParams };
  if (!existsSync(folder)) {
    const beside = `${folder}.new-${process.pid}`;
    for (const name of await readdir(path.dirname(folder))) {
      if (name.startsWith(`${path.basename(folder)}.new-`)) {
        await rm(path.join(path.dirname(folder), name), { recursive: true });
      }
    }
    if (template !== undefined) {
      cpSync(template, beside, { recursive: true });
      if (durable) syncFolder(beside);
    } else {
      const fresh = await PGlite.create({ ...options, fs: fileSystem(beside) });
      await fresh.close();
    }
    await rename(beside, folder);
  }
  return await PGlite.create({ ...options, fs: fileSystem(folder) });
}

/** Waits until written files and folders are on the disk. */
function syncFolder(root: string): void {
  const inside = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...inside]) {
    const descriptor = openSync(path.join(root, name), 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

function fileSystem(root: string): NodeFS {
  return durable ? new DurableNodeFS(root) : new NodeFS(root);
}
