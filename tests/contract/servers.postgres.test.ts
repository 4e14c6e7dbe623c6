import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { getOperation } from './suites/contract.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});

it('lets several backends start at once on one empty database: one migrates and seeds, all serve', async () => {
  const databaseUrl = await server.createDatabase();
  const backends = await Promise.all([1, 2, 3].map(() => startTestBackend({ databaseUrl })));
  for (const backend of backends) {
    expect(await backend.read('/catalogue/products')).toMatchObject({ total: 3 });
    await backend.close();
  }
});

it('has counted its rows when it starts to serve, so that no read is planned by guessing', async () => {
  const backend = await startTestBackend({ databaseUrl: await server.createDatabase() });
  const { rows } = await backend.backend.database.pool.query<{ relname: string; reltuples: number }>(
    "select relname, reltuples from pg_class where relname in ('products', 'pages') order by relname",
  );
  expect(rows.map(({ relname }) => relname)).toEqual(['pages', 'products']);
  // -1: not analyzed yet.
  for (const { reltuples } of rows) expect(reltuples).toBeGreaterThan(0);
  await backend.close();
});

it('answers 503 and when to ask again while the database is away, and serves again when it is back', async () => {
  const real = new URL(await server.createFilledDatabase());
  const line = await openLine(real);
  const backend = await startTestBackend({ databaseUrl: line.url });

  await line.cut();
  for (const url of ['/Products/panel', '/catalogue/products', '/pages/home']) {
    const away = await backend.ask(url);
    expect([url, away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      url,
      503,
      'SERVICE_UNAVAILABLE',
      '5',
    ]);
    expect(getOperation('getProduct').faultsOf(away)).toEqual([]);
  }

  await line.repair();
  expect(await backend.read('/Products/panel')).toMatchObject({ id: 'panel' });
  await backend.close();
  await line.cut();
});

/** Opens a connection to a server that can be cut. */
async function openLine(to: URL) {
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('The relay listens on no port.');
  const url = new URL(to);
  url.port = String(address.port);
  return {
    url: url.href,
    async cut() {
      relay.close();
      for (const socket of sockets) socket.destroy();
      await once(relay, 'close');
    },
    async repair() {
      relay.listen(address.port, '127.0.0.1');
      await once(relay, 'listening');
    },
  };
}
