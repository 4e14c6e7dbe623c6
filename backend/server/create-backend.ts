import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createRequestCounter } from '../api/count-requests.ts';
import { createApi } from '../api/create-api.ts';
import { loadApi } from '../api/load-api.ts';
import type { BusinessCentralSettings } from '../business-central/business-central-settings.ts';
import { loadInvoiceAttachments } from '../compositions/invoice-attachments.ts';
import { fillFromFolder } from '../content/fill-from-folder.ts';
import { type Database, openDatabase, type Pooler } from '../db/database.ts';
import { openReadReplica } from '../db/read-replica.ts';
import { vacuum } from '../db/vacuum.ts';
import { createImageDecoder, type ImageDecoder } from '../decoding/image-decoder.ts';
import type { ElfsquadConnection } from '../elfsquad/elfsquad-client.ts';
import { maxUploadBytes } from '../files/accepted-files.ts';
import { createAccountHandlers } from '../handlers/account-handlers.ts';
import { createCheckHandlers } from '../handlers/check-handlers.ts';
import { createCompanyHandlers } from '../handlers/company-handlers.ts';
import { createConfiguratorHandlers } from '../handlers/configurator-handlers.ts';
import { createContentHandlers } from '../handlers/content-handlers.ts';
import { createInvoiceHandlers } from '../handlers/invoice-handlers.ts';
import { createOrderHandlers } from '../handlers/order-handlers.ts';
import { createOtherSystemHandlers } from '../handlers/other-system-handlers.ts';
import { createPaymentHandlers } from '../handlers/payment-handlers.ts';
import { createPlacedOrderHandlers } from '../handlers/placed-order-handlers.ts';
import { createProductHandlers } from '../handlers/product-handlers.ts';
import { createRequestHandlers } from '../handlers/request-handlers.ts';
import { createStorageHandlers } from '../handlers/storage-handlers.ts';
import { createUploadHandlers } from '../handlers/upload-handlers.ts';
import { createClientReader } from '../identity/client.ts';
import { createServiceKeyCheck } from '../identity/service-key.ts';
import { createSessionCheck } from '../identity/session-check.ts';
import { createImageStore, type FormatRenditions } from '../images/image-store.ts';
import { createRenditions } from '../images/renditions.ts';
import { registerMailsPage } from '../mail/mails-page.ts';
import { packagePaths } from '../process/package-root.ts';
import { createPurger, type Purger } from '../purge/create-purger.ts';
import { createFileTarget } from '../purge/file-target.ts';
import { createHttpTarget } from '../purge/http-target.ts';
import type { PurgeTarget } from '../purge/purge-target.ts';
import { createRedisTarget } from '../purge/redis-target.ts';
import { fillDatabase } from '../seed/fill-database.ts';
import type { SeedData } from '../seed/seed-data.ts';
import type { Say } from '../seed/seed-database.ts';
import { createShopDirectory } from '../shops/shop-directory.ts';
import { registerThirdPartyPages } from '../third-parties/third-party-pages.ts';
import { createFileStores } from './file-stores.ts';
import type { FilesPlace } from './files-place.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { listeningAddress } from './listening-address.ts';
import { registerMetrics } from './metrics-routes.ts';
import { type AccountOptions, type Accounts, mailFolder, startAccounts } from './start-accounts.ts';
import { type BusinessCentral, startBusinessCentral } from './start-business-central.ts';
import { type Invoices, startInvoices } from './start-invoices.ts';
import { type PaymentOptions, type Payments, startPayments } from './start-payments.ts';

export interface BackendOptions extends AccountOptions, PaymentOptions {
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** A replica of it, from which the catalogue and content are read; absent: there is none. */
  readonly databaseReadUrl?: string | undefined;
  /** The pooler at `databaseUrl`; absent: it is the server itself. */
  readonly pooler?: Pooler | undefined;
  /** A migrated database that is open, instead of one to open; closed with the backend. */
  readonly database?: Database | undefined;
  /** Folder of PGlite's database, of renditions of images, and of mails without a mail server. */
  readonly dataDir: string;
  /** Folder of a PGlite cluster that a new data folder starts from; absent: it begins empty. */
  readonly template?: string | undefined;
  /** Loads the data set of an empty database, only when it is needed; absent: it stays empty. */
  readonly seed?: (() => Promise<SeedData>) | undefined;
  /** Folder of shops that an empty database is filled with instead; absent: none. */
  readonly content?: string | undefined;
  /** Authenticates a storefront or an operator; absent: none is accepted. */
  readonly serviceKey?: string | undefined;
  /** Storefronts whose caches are purged over HTTP; with Redis they are purged through it instead. */
  readonly purgeUrls?: readonly string[];
  /** Absolute path of a file that names further storefronts to purge, one a line; read at each purge. */
  readonly purgeUrlsFile?: string | undefined;
  /** Shared with storefronts and other backends. */
  readonly redisUrl?: string | undefined;
  /** Answer a locale that a shop does not have in the nearest; absent: reject it. */
  readonly nearestLocale?: boolean;
  /** Whether to simulate the third parties of a storefront on this machine. */
  readonly thirdParties?: boolean;
  /** Whether `/metrics` answers; absent: no. */
  readonly metrics?: boolean;
  /** Folder of the originals of the images. */
  readonly pictures?: string;
  /** Where files are; absent: in `files` in `dataDir`. */
  readonly files?: FilesPlace | undefined;
  /** The connection that orders are sent to; absent: none. */
  readonly businessCentral?: BusinessCentralSettings | undefined;
  /** The connection whose products are compared with ours; absent: none. */
  readonly elfsquad?: ElfsquadConnection | undefined;
  /** Returns the time; absent: the machine's. */
  readonly clock?: () => Date;
  /** Waits for a number of milliseconds; absent: by the machine's clock. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Prints a message for the person who starts the backend. */
  readonly say: Say;
}

export interface Backend {
  /** Not listening yet. */
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Purges storefronts. */
  readonly purger: Purger;
  /** Customers, and the mails to them. */
  readonly accounts: Accounts;
  readonly payments: Payments;
  readonly invoices: Invoices;
  readonly businessCentral: BusinessCentral;
  /** Answers requests under way, then closes the database. */
  close(): Promise<void>;
}

/** Milliseconds. PGlite has no autovacuum; a server has. */
const vacuumEvery = 6 * 60 * 60 * 1000;

/** Max. bytes of a JSON body with a file in base64: 31,457,280 bytes of file, and the members around it. */
const base64Limit = 42_100_000;

/**
 * Creates the backend: database, data and the two APIs.
 *
 * @throws {StartupError} when the database cannot be opened.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const database =
    options.database ??
    (await openDatabase({
      databaseUrl: options.databaseUrl,
      pooler: options.pooler,
      dataDir: options.dataDir,
      template: options.template,
      migrations: packagePaths.migrations,
    }));
  try {
    const { db } = database;
    const place = options.files ?? { folder: path.join(options.dataDir, 'files') };
    const { uploads: files, invoices: invoiceFiles, originals } = createFileStores(place, options.pictures);
    if (options.content !== undefined) await fillFromFolder(database, options.content, originals, options.say);
    await fillDatabase(database, options.seed, originals, options.say);
    const pictureCache = path.join(options.dataDir, 'pictures');
    const renditions = createRenditions(pictureCache);
    const decoder = createImageDecoder();
    // Apart from uploads and from each other, so that none waits for another.
    const catalogueDecoders = { avif: createImageDecoder(), webp: createImageDecoder() };
    const renditionsBy = (catalogueDecoder: ImageDecoder): FormatRenditions => ({
      renditions: createRenditions(pictureCache),
      encode: (file, as) => catalogueDecoder.render(file, file, undefined, as),
    });
    const report = (error: unknown, message: string): void => app.log.warn({ err: error }, message);
    const pictures = createImageStore({
      db,
      originals,
      report,
      formats: {
        avif: renditionsBy(catalogueDecoders.avif),
        webp: renditionsBy(catalogueDecoders.webp),
        jpg: renditionsBy(catalogueDecoders.webp),
      },
    });
    const clock = options.clock ?? (() => new Date());
    const replica =
      options.databaseReadUrl === undefined
        ? undefined
        : openReadReplica(options.databaseReadUrl, database, (error) =>
            app.log.warn({ err: error }, 'The replica is out of reach: reading from the primary'),
          );
    const readDb = replica?.db ?? db;
    const resolveShop = createShopDirectory(db, { nearestLocale: options.nearestLocale ?? false });
    const service = createServiceKeyCheck(options.serviceKey);
    const invoiceServices = { db, clock, invoiceFiles };
    const api = await loadApi(packagePaths.specs);
    const accounts = startAccounts({
      ...options,
      pause: options.pause ?? ((milliseconds) => setTimeout(milliseconds)),
      db,
      clock,
      files,
      renditions,
      resolveShop,
      report,
      loadAttachments: (tx, key) => loadInvoiceAttachments(invoiceServices, tx, key),
    });
    const invoices = startInvoices(invoiceServices, report);
    const payments = startPayments({
      db,
      clock,
      report,
      publicUrl: options.publicUrl,
      createPaymentProvider: options.createPaymentProvider,
      wakeMails: accounts.services.wakeMails,
      ownUrl: () => listeningAddress(app),
    });
    const businessCentral = startBusinessCentral({ db, clock, report, settings: options.businessCentral });
    const readClient = createClientReader(service);
    const app = createApi({
      api,
      handlers: {
        ...createProductHandlers(readDb),
        ...createUploadHandlers({ db, files, originals, renditions, decoder, pictures }),
        ...createConfiguratorHandlers({ db, clock, files, originals, decoder }),
        ...createContentHandlers(readDb, clock),
        ...createAccountHandlers(accounts.services),
        ...createCheckHandlers(accounts.services),
        ...createRequestHandlers(accounts.services),
        ...createOrderHandlers(accounts.services),
        ...createStorageHandlers({ ...accounts.services, files, decoder }),
        ...createPaymentHandlers(payments.services),
        ...createInvoiceHandlers(invoiceServices),
        ...createOtherSystemHandlers({
          db,
          clock,
          report,
          connections: businessCentral.connections,
          elfsquad: options.elfsquad,
        }),
        ...createCompanyHandlers(accounts.services),
        ...createPlacedOrderHandlers({ orders: accounts.services, payments: payments.services }),
      },
      resolveShop,
      readClient,
      countRequest: createRequestCounter(accounts.services.limiter, service, readClient),
      authenticators: { service, session: createSessionCheck(db, clock) },
      bodyLimits: { addStorageItemFromBase64: base64Limit },
      // One byte more than is accepted, so that an operation can reject it.
      formFileSize: maxUploadBytes + 1,
      logger: options.logger,
    });
    registerHealthRoutes(app, db);
    if (options.metrics) registerMetrics(app, db);
    payments.registerPages(app);
    if (options.thirdParties) registerThirdPartyPages(app);
    if (!options.smtp) registerMailsPage(app, mailFolder(options.dataDir));
    const vacuumDatabase = (): void => {
      vacuum(database).catch((error: unknown) => app.log.error({ err: error }, 'vacuum failed'));
    };
    const purger = await createPurger(database, purgeTargets(options, app.log), app.log, replica?.caughtUp);
    const timer = database.engine === 'PGlite' ? setInterval(vacuumDatabase, vacuumEvery) : undefined;
    timer?.unref();
    return {
      app,
      database,
      purger,
      accounts,
      payments,
      invoices,
      businessCentral,
      async close() {
        clearInterval(timer);
        await app.close();
        await payments.close();
        await invoices.close();
        await businessCentral.close();
        await accounts.close();
        await purger.close();
        for (const each of [decoder, catalogueDecoders.avif, catalogueDecoders.webp]) each.close();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Returns the targets of purges. */
function purgeTargets(
  { redisUrl, purgeUrls = [], purgeUrlsFile, serviceKey }: BackendOptions,
  log: FastifyInstance['log'],
): readonly PurgeTarget[] {
  if (redisUrl !== undefined) {
    return [createRedisTarget(redisUrl, (error) => log.debug({ err: error }, 'Redis is out of reach'))];
  }
  if (serviceKey === undefined) return [];
  const named = purgeUrls.map((url) => createHttpTarget(url, serviceKey));
  return purgeUrlsFile === undefined ? named : [...named, createFileTarget(purgeUrlsFile, serviceKey)];
}
