import path from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createSessionCheck } from '../accounts/session-check.ts';
import { createCallerReader } from '../api/caller.ts';
import { createApi } from '../api/create-api.ts';
import { loadSpec } from '../api/load-spec.ts';
import { createServiceKeyCheck } from '../api/service-key.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { maxUploadBytes } from '../files/accepted-files.ts';
import { createLocalFileStore } from '../files/file-store.ts';
import { createAccountHandlers } from '../handlers/account-handlers.ts';
import { createCheckHandlers } from '../handlers/check-handlers.ts';
import { createConfiguratorHandlers } from '../handlers/configurator-handlers.ts';
import { createContentHandlers } from '../handlers/content-handlers.ts';
import { createOrderHandlers } from '../handlers/order-handlers.ts';
import { createPaymentHandlers } from '../handlers/payment-handlers.ts';
import { createProductHandlers } from '../handlers/product-handlers.ts';
import { createRequestHandlers } from '../handlers/request-handlers.ts';
import { createStorageHandlers } from '../handlers/storage-handlers.ts';
import { createUploadHandlers } from '../handlers/upload-handlers.ts';
import { createRequestCounter } from '../limits/count-requests.ts';
import { registerMailsPage } from '../mail/mails-page.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { createRenditions } from '../pictures/renditions.ts';
import { createPurger, type Purger } from '../purge/create-purger.ts';
import { createHttpTarget } from '../purge/http-target.ts';
import type { PurgeTarget } from '../purge/purge-target.ts';
import { createRedisTarget } from '../purge/redis-target.ts';
import { createShopDirectory } from '../repositories/shop-directory.ts';
import { refreshPictures } from '../seed/refresh-pictures.ts';
import type { SeedData } from '../seed/seed-data.ts';
import { type Say, seedIfEmpty } from '../seed/seed-database.ts';
import { listeningAddress } from './listening-address.ts';
import { packagePaths } from './package-root.ts';
import { type AccountOptions, type Accounts, mailFolder, startAccounts } from './start-accounts.ts';
import { type PaymentOptions, type Payments, startPayments } from './start-payments.ts';

export interface BackendOptions extends AccountOptions, PaymentOptions {
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Holds PGlite's database, what is made of pictures, and mails that go nowhere else. */
  readonly dataDir: string;
  /** What an empty database is filled with; loaded only when it is needed. */
  readonly seed: () => Promise<SeedData>;
  /** Proves a storefront or an operator; absent: nobody is believed. */
  readonly serviceKey?: string | undefined;
  /** Storefronts that are told over HTTP what has changed; they are told through Redis instead where it is shared. */
  readonly purgeUrls?: readonly string[];
  /** Shared with storefronts and other backends. */
  readonly redisUrl?: string | undefined;
  /** Answer a locale that a shop does not have in the nearest; absent: refuse it. */
  readonly nearestLocale?: boolean;
  /** Where the originals of the pictures are. */
  readonly pictures?: string;
  /** Where uploaded files are kept; absent: in `files` of `dataDir`. */
  readonly filesFolder?: string | undefined;
  /** What time it is; absent: what the machine says. */
  readonly clock?: () => Date;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Told what a person who starts the backend should know. */
  readonly say: Say;
}

export interface Backend {
  /** Not listening yet. */
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Tells storefronts what has changed. */
  readonly purger: Purger;
  /** Customers, and the mails to them. */
  readonly accounts: Accounts;
  readonly payments: Payments;
  /** Makes the pictures that take long, until it is closed; for whoever expects visitors. */
  preparePictures(): Promise<void>;
  /** Answers what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/** Milliseconds. PGlite has nobody who tidies up after updates; a server does it by itself. */
const vacuumEvery = 6 * 60 * 60 * 1000;

/** Bytes of a JSON body with a file in base64: 31,457,280 of them, and what stands around. */
const base64Limit = 42_100_000;

/**
 * Puts the backend together: database, data and the two APIs.
 *
 * @throws {StartupError} when the database cannot be had.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const pictureFolder = options.pictures ?? packagePaths.pictures;
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: options.dataDir,
    migrations: packagePaths.migrations,
  });
  try {
    const { db } = database;
    // A server counts by itself, but only after a minute, and until then guesses.
    if (await seedIfEmpty(db, options.seed, pictureFolder, options.say)) await vacuum(database);
    else await refreshPictures(db, pictureFolder, options.say);
    const renditions = createRenditions(path.join(options.dataDir, 'pictures'));
    const pictures = createPictureStore({ db, originals: pictureFolder, renditions });
    const clock = options.clock ?? (() => new Date());
    const resolveShop = createShopDirectory(db, { nearestLocale: options.nearestLocale ?? false });
    const service = createServiceKeyCheck(options.serviceKey);
    const files = createLocalFileStore(options.filesFolder ?? path.join(options.dataDir, 'files'));
    const specs = await Promise.all(packagePaths.specs.map(loadSpec));
    const report = (error: unknown, message: string): void => app.log.warn({ err: error }, message);
    const accounts = startAccounts({ ...options, db, clock, files, renditions, resolveShop, report });
    const payments = startPayments({
      ...{ db, clock, report, publicUrl: options.publicUrl, mollie: options.mollie },
      wakeMails: accounts.services.wakeMails,
      ownUrl: () => listeningAddress(app),
    });
    const readCaller = createCallerReader(service);
    const app = createApi({
      specs,
      handlers: {
        ...createProductHandlers(db),
        ...createUploadHandlers({ db, files, originals: pictureFolder, renditions, pictures }),
        ...createConfiguratorHandlers({ db, clock, files, originals: pictureFolder, renditions }),
        ...createContentHandlers(db, clock),
        ...createAccountHandlers(accounts.services),
        ...createCheckHandlers(accounts.services),
        ...createRequestHandlers(accounts.services),
        ...createOrderHandlers(accounts.services),
        ...createStorageHandlers({ ...accounts.services, files }),
        ...createPaymentHandlers(payments.services),
      },
      resolveShop,
      readCaller,
      countRequest: createRequestCounter(accounts.services.limiter, service, readCaller),
      authenticators: { service, session: createSessionCheck(db, clock) },
      bodyLimits: { addStorageItemFromBase64: base64Limit },
      // One byte more than is taken, so that who reads it can tell.
      formFileSize: maxUploadBytes + 1,
      logger: options.logger,
    });
    payments.registerPages(app);
    if (!options.smtp) registerMailsPage(app, mailFolder(options.dataDir));
    const tidyUp = (): void => {
      vacuum(database).catch((error: unknown) => app.log.error({ err: error }, 'vacuum failed'));
    };
    const purger = await createPurger(database, purgeTargets(options, app.log), app.log);
    const timer = database.engine === 'PGlite' ? setInterval(tidyUp, vacuumEvery) : undefined;
    timer?.unref();
    const closing = new AbortController();
    let preparing: Promise<void> = Promise.resolve();
    return {
      app,
      database,
      purger,
      accounts,
      payments,
      preparePictures() {
        preparing = pictures.prepare(closing.signal);
        return preparing;
      },
      async close() {
        clearInterval(timer);
        closing.abort();
        // A failure has been reported to whoever asked for it.
        await preparing.catch(() => undefined);
        await app.close();
        await payments.close();
        await accounts.close();
        await purger.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Who is to be told of changes. */
function purgeTargets(
  { redisUrl, purgeUrls = [], serviceKey }: BackendOptions,
  log: FastifyInstance['log'],
): readonly PurgeTarget[] {
  if (redisUrl !== undefined) {
    return [createRedisTarget(redisUrl, (error) => log.debug({ err: error }, 'Redis is out of reach'))];
  }
  return serviceKey === undefined ? [] : purgeUrls.map((url) => createHttpTarget(url, serviceKey));
}

/**
 * Tidies up and counts, so that the planner knows what there is. Of a large shop that takes longer than a statement
 * otherwise may.
 */
async function vacuum({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } finally {
    await client.query('reset statement_timeout').finally(() => client.release());
  }
}
