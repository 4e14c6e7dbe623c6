import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { MailResolver } from '#backend/checks/email-domain.ts';
import type { Pooler } from '#backend/db/database.ts';
import type { SeedData } from '#backend/seed/seed-data.ts';
import { type Backend, type BackendOptions, createBackend } from '#backend/server/create-backend.ts';
import type { FilesPlace } from '#backend/server/files-place.ts';
import type { PaymentOptions } from '#backend/server/start-payments.ts';
import { copyEmptyTemplate, copyTemplate } from './data-template.ts';
import { keepPglite } from './keep-pglite.ts';
import { mailDomains } from './mail-domains.ts';
import { type OtherSystems, otherSystems } from './other-systems.ts';
import { smallImages, smallSeed } from './small-seed.ts';

export interface TestBackendOptions {
  /** Absent: PGlite in a new folder that is already filled. */
  readonly databaseUrl?: string;
  /** A replica of it. */
  readonly databaseReadUrl?: string;
  /** The pooler at `databaseUrl`; absent: it is the server itself. */
  readonly pooler?: Pooler;
  /** Files in another place than its folder, and their number. */
  readonly elsewhere?: { readonly place: FilesPlace; count(): Promise<number> } | undefined;
  /** Whether it fills its folder itself, as a first start does. Default: no. */
  readonly isEmpty?: boolean;
  /** Default: the small seed, with its pictures. */
  readonly seed?: SeedData;
  /** Default: the pictures of the small seed. */
  readonly pictures?: string;
  /** Storefronts that receive purges. */
  readonly purgeUrls?: readonly string[];
  readonly redisUrl?: string;
  /** Absent: mails are put into the folder `mail` of the data folder. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Default: an address without a server. */
  readonly viesUrl?: string;
  /** Default: the DNS of `mailDomains`. */
  readonly mailResolver?: MailResolver;
  /** Default: one of the tests' own. */
  readonly serviceKey?: string;
  /** Default: the sandbox takes payments. */
  readonly createPaymentProvider?: PaymentOptions['createPaymentProvider'];
  /** Default: where it listens. */
  readonly publicUrl?: string;
  /** Default: those of the process, for the shop `quiet`. */
  readonly systems?: OtherSystems;
  /** Default: errors, to standard output. */
  readonly logger?: BackendOptions['logger'];
  /** Whether `/metrics` answers. Default: no. */
  readonly metrics?: boolean;
  /** The backend's clock; default: the machine's. */
  readonly clock?: () => Date;
  /** Default: what the backend waits for passes at once. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Service key of backends and storefronts in tests. */
export const testServiceKey = 'a service key that only tests use';

export interface Ask {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly shop?: string;
  readonly locale?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as `multipart/form-data`, or as `application/x-www-form-urlencoded`. */
  readonly form?: FormData | URLSearchParams | undefined;
}

/** Returns headers with the service key and a unique IP address, for rate limits. */
export function fromAnybody(): Record<string, string> {
  callers += 1;
  const address = [10, callers >> 16, (callers >> 8) & 255, callers & 255].join('.');
  return { 'x-service-key': testServiceKey, 'x-client-address': address };
}
let callers = 0;

/** What tests read of an answer, however it has come. */
export type TestAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

/** A backend in this process, with a real database. */
export interface TestBackend {
  readonly backend: Backend;
  readonly dataDir: string;
  /** Counts its files, stored and arriving. */
  countFiles(): Promise<number>;
  /** Its output during the start. */
  readonly said: readonly string[];
  /** Sends a request without a network. Default: the shop `quiet` in `en-GB`, from a unique IP address. */
  ask(url: string, options?: Ask): Promise<TestAnswer>;
  /** Returns the JSON of an answer with status 200. */
  read(url: string, options?: Ask): Promise<unknown>;
  /** Listens on a free port. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Makes PGlite join by nested loops, which PostgreSQL chooses by the statistics of small tables: a subquery is then executed
 * again for each row, and must not depend on being executed once.
 */
const disturbPlans = sql`select set_config('enable_' || name, 'off', false)
  from unnest(array['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']) as name`;

export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shopgen-backend-'));
  const dataDir = path.join(folder, 'data');
  const { seed = smallSeed, pictures = await smallImages(), databaseUrl, isEmpty = false } = options;
  if (databaseUrl === undefined) {
    await keepPglite();
    await (isEmpty ? copyEmptyTemplate(dataDir) : copyTemplate(seed, pictures, dataDir));
  }
  const { businessCentral, elfsquad } = options.systems ?? (await otherSystems());
  const said: string[] = [];
  const backend = await createBackend({
    databaseUrl,
    ...(options.databaseReadUrl !== undefined && { databaseReadUrl: options.databaseReadUrl }),
    pooler: options.pooler,
    files: options.elsewhere?.place,
    dataDir,
    ...(options.purgeUrls && { purgeUrls: options.purgeUrls }),
    redisUrl: options.redisUrl,
    smtp: options.smtp,
    viesUrl: options.viesUrl ?? 'http://127.0.0.1:1',
    mailResolver: options.mailResolver ?? mailDomains,
    serviceKey: options.serviceKey ?? testServiceKey,
    seed: async () => seed,
    pictures,
    ...(options.clock && { clock: options.clock }),
    pause: options.pause ?? (async () => undefined),
    createPaymentProvider: options.createPaymentProvider,
    publicUrl: options.publicUrl,
    businessCentral: businessCentral.settings,
    elfsquad: { url: elfsquad.url, token: elfsquad.token, shopId: 'quiet' },
    logger: options.logger ?? { level: 'error' },
    metrics: options.metrics ?? false,
    say: (message) => said.push(message),
  });
  if (databaseUrl === undefined) await backend.database.db.execute(disturbPlans);

  async function ask(
    url: string,
    { method = 'GET', shop = 'quiet', locale = 'en-GB', headers, body, form }: Ask = {},
  ): Promise<LightMyRequestResponse> {
    const encoded = form && new Response(form);
    return await backend.app.inject({
      method,
      url,
      headers: {
        'x-shop-id': shop,
        'accept-language': locale,
        ...fromAnybody(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    });
  }

  return {
    backend,
    countFiles: options.elsewhere?.count ?? (() => countFilesBelow(path.join(dataDir, 'files'))),
    dataDir,
    said,
    ask,
    async read(url, asked) {
      const answer = await ask(url, asked);
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    listen: () => backend.app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Counts the files in a folder and below it. */
export async function countFilesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
