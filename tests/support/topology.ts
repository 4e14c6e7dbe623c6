import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { testServiceKey } from './backend.ts';
import { type BackendProgram, startBackendProgram } from './backend-program.ts';
import { behindProxy } from './behind-proxy.ts';
import { freePort } from './free-port.ts';
import { startNginx, type TestNginx } from './nginx.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { startRedis } from './redis.ts';
import { type Storefront, startStorefront } from './storefront.ts';

/** A shop as it runs in production: two storefronts and two backends behind a load balancer, on PostgreSQL and Redis. */
export interface Topology {
  /** The load balancer in front of the storefronts. */
  readonly url: string;
  readonly nginx: TestNginx;
  readonly storefronts: readonly Part[];
  readonly backends: readonly Part[];
  /** Address of the database. */
  readonly databaseUrl: string;
  /** What else can fail, by name: ends it without warning, and starts it again. */
  readonly crashes: Readonly<Record<string, () => Promise<void>>>;
  stop(): Promise<void>;
}

/** One of several equal servers. */
export interface Part {
  readonly port: number;
  /** Stops it, and starts it again at the same port once it has ended. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts all of it.
 * @param build - The folder of a built site.
 */
export async function startTopology(build: string): Promise<Topology> {
  const folder = await mkdtemp('/tmp/shopgen-topology-');
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const [postgres, redis] = await Promise.all([startPostgresCluster(['synchronous_commit=on']), startRedis()]);
    stops.push(postgres.stop, () => redis.stop());
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const [firstShop, secondShop, firstBackend, secondBackend] = ports;
    const nginx = await startNginx([
      [firstShop, secondShop],
      [firstBackend, secondBackend],
    ]);
    stops.push(nginx.stop);
    const [url = '', apiUrl = ''] = nginx.urls;
    const shared = { REDIS_URL: redis.url, SERVICE_KEY: testServiceKey };
    const startBackend = (port: number): Promise<BackendProgram> =>
      startBackendProgram(path.join(folder, `data-${port}`), port, {
        ...shared,
        DATABASE_URL: postgres.url,
        FILES_URL: path.join(folder, 'files'),
        PUBLIC_URL: apiUrl,
      });
    const proxied = await behindProxy('acoustic');
    const startShop = (port: number): Promise<Storefront> =>
      startStorefront({
        folder: build,
        apiUrl,
        port,
        // All visitors of the tests have one address.
        env: { ...shared, ...proxied, PAYMENT_HOSTS: apiUrl, VISITOR_LIMIT: '0' },
      });
    // The first fills the database, which the second finds filled.
    const backends = [await keep(firstBackend, startBackend, stops), await keep(secondBackend, startBackend, stops)];
    const storefronts = [await keep(firstShop, startShop, stops), await keep(secondShop, startShop, stops)];
    const crashes: Record<string, () => Promise<void>> = {
      Redis: async () => {
        await redis.stop();
        await redis.start();
      },
    };
    if (postgres.crash) crashes.PostgreSQL = postgres.crash;
    return { url, nginx, storefronts, backends, databaseUrl: postgres.url, crashes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Stoppable {
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function keep(
  port: number,
  start: (port: number) => Promise<Stoppable>,
  stops: (() => Promise<void>)[],
): Promise<Part> {
  let current = await start(port);
  stops.push(() => current.stop());
  return {
    port,
    async restart(signal) {
      await current.stop(signal);
      current = await start(port);
    },
  };
}
