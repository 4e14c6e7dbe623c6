import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { withoutTrailingSlashes } from '#runtime/serving/without-trailing-slashes.ts';
import type { BusinessCentralSettings } from '../business-central/business-central-settings.ts';
import { ownContent } from '../content/own-content.ts';
import type { Pooler } from '../db/database.ts';
import type { ElfsquadConnection } from '../elfsquad/elfsquad-client.ts';
import { StartupError } from '../errors/startup-error.ts';
import { providers, providerVariables } from '../payments/providers.ts';
import { type FilesPlace, getFilesPlace } from './files-place.ts';
import { readBusinessCentral } from './read-business-central.ts';
import {
  type ChosenProvider,
  freeProviders,
  readPaymentProvider,
  requiredForPayments,
} from './read-payment-provider.ts';
import { readPooler } from './read-pooler.ts';
import { isProduction, type RequiredVariable, requireProductionVariables } from './require-production.ts';

/** The settings of the backend. */
export interface BackendSettings {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Its public address, without a trailing slash; absent: where it listens. */
  readonly publicUrl: string | undefined;
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A replica of it; absent: there is none. */
  readonly databaseReadUrl: string | undefined;
  /** The pooler at `databaseUrl`; absent: it is the server itself. */
  readonly pooler: Pooler | undefined;
  readonly dataDir: string;
  /**
   * Data set of a first start: the shops of a folder, the demo, or the demo with its first shop multiplied to a number
   * of products; absent: none.
   */
  readonly seed: { readonly content: string } | { readonly products: number | undefined } | undefined;
  /** Authenticates a storefront; absent: none is accepted. */
  readonly serviceKey: string | undefined;
  /** Storefronts whose caches are purged over HTTP, where no Redis is shared with them. */
  readonly purgeUrls: readonly string[];
  /** Absolute path of a file that names further storefronts to purge, one a line; read at each purge. */
  readonly purgeUrlsFile: string | undefined;
  /** Shared with storefronts, which are purged through it. */
  readonly redisUrl: string | undefined;
  /** Folder of uploaded files. */
  readonly files: FilesPlace;
  /** Mail server; absent: mails are written to a folder. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly viesUrl: string | undefined;
  readonly paymentProvider: ChosenProvider;
  /** The connection that orders are sent to; absent: none. */
  readonly businessCentral: BusinessCentralSettings | undefined;
  /** The connection whose products are compared with ours; absent: none. */
  readonly elfsquad: ElfsquadConnection | undefined;
  readonly logLevel: LogLevel;
  /** Whether a locale that a shop does not have is answered in the nearest instead of rejected. */
  readonly nearestLocale: boolean;
  /** Whether to simulate the third parties of a storefront on this machine. */
  readonly thirdParties: boolean;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  /** Whether to exit with the process that started us. */
  readonly child: boolean;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The variables of payment providers, each required only where the provider is chosen. */
const ofProviders: Readonly<Record<never, z.ZodType>> = Object.fromEntries(
  Object.values(providers).flatMap(({ environment }) => Object.entries(environment.partial().shape)),
);
const unpaid = freeProviders(providers);

const environment = z.object({
  PORT: z.coerce
    .number('is not a port')
    .int('is not a port')
    .min(0, 'is not a port')
    .max(65_535, 'is not a port')
    .default(3001),
  HOST: z.string().min(1, 'is empty').default('127.0.0.1'),
  PUBLIC_URL: z
    .url('is not an address')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')
    .optional(),
  DATA_DIR: z.string().min(1, 'is empty').default('.data'),
  CONTENT_DIR: z.string().min(1, 'is empty').optional(),
  SERVICE_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  PURGE_URLS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((url) => withoutTrailingSlashes(url.trim()))
        .filter((url) => url !== ''),
    )
    .refine((urls) => urls.every(isHttpAddress), 'does not hold http addresses, with commas between')
    .default([]),
  PURGE_URLS_FILE: z.string().min(1, 'is empty').optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'does not begin with redis://')
    .optional(),
  FILES_URL: z
    .string()
    .refine(
      (url) => !/^[a-z][a-z0-9+.-]+:/i.test(url) || isFolderAddress(url) || url.startsWith('s3:'),
      'is neither a folder nor an address file: or s3:',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'does not begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.email('is not an e-mail address').optional(),
  VIES_URL: z.string().refine(isHttpAddress, 'is not an http address').transform(withoutTrailingSlashes).optional(),
  ...ofProviders,
  PAYMENTS: z.enum(unpaid, `is not ${unpaid.join(' or ')}`).optional(),
  ELFSQUAD_URL: z.string().refine(isHttpAddress, 'is not an http address').transform(withoutTrailingSlashes).optional(),
  ELFSQUAD_TOKEN: z.string().optional(),
  ELFSQUAD_SHOP: z.string().optional(),
  NEAREST_LOCALE: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  METRICS: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  THIRD_PARTIES: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  LOG_LEVEL: z.enum(logLevels, `is none of ${logLevels.join(', ')}`).default('info'),
});

/** Variables whose values are not repeated in messages. */
const secrets: ReadonlySet<string> = new Set(['SERVICE_KEY', 'SMTP_URL', ...providerVariables, 'ELFSQUAD_TOKEN']);

/** Variables that a shop open to the public requires. */
const requiredInProduction: readonly RequiredVariable[] = [
  { name: 'DATABASE_URL' },
  { name: 'PUBLIC_URL' },
  requiredForPayments(providers),
  { name: 'SMTP_URL' },
  { name: 'MAIL_FROM' },
  { name: 'SERVICE_KEY' },
  { name: 'FILES_URL' },
];

function isFolderAddress(value: string): boolean {
  return URL.canParse(value) && /^file:\/\/\/./.test(value);
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Reads the command line and the environment; the command line takes precedence. Empty variables count as absent.
 *
 * @throws {StartupError} naming every invalid value.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  workingFolder: string,
): BackendSettings {
  const { port, seed, child } = readArguments(args);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse({ ...given, ...(port !== undefined && { PORT: port }) });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: place, message }) => {
      const name = String(place[0]);
      return `${name} ${message}${secrets.has(name) ? '' : `: ${name === 'PORT' ? (port ?? given.PORT) : given[name]}`}`;
    });
    throw new StartupError(
      `The settings cannot be used: ${faults.join('; ')}.`,
      'Correct the environment variables named.',
    );
  }
  const values = parsed.data;
  const inProduction = isProduction(given);
  if (inProduction) requireProductionVariables(given, requiredInProduction);
  const paymentProvider = readPaymentProvider(providers, given);
  if ((values.PURGE_URLS.length > 0 || values.PURGE_URLS_FILE) && values.SERVICE_KEY === undefined) {
    throw new StartupError(
      'PURGE_URLS or PURGE_URLS_FILE names storefronts, but there is no SERVICE_KEY to prove ourselves to them.',
      'Set SERVICE_KEY to the same text here and there.',
    );
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_READ_URL names a replica, but there is no DATABASE_URL that it could be one of.',
      'Set DATABASE_URL to the address of the primary.',
    );
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    throw new StartupError(
      'SMTP_URL names a mail server, but there is no MAIL_FROM to send from.',
      'Set MAIL_FROM to the address that mails shall come from.',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    pooler: readPooler(env),
    dataDir: path.resolve(workingFolder, values.DATA_DIR),
    // A shop that is open to the public gets the demo's products only on request.
    seed: inProduction && seed === undefined ? undefined : readSeed(seed, values.CONTENT_DIR, workingFolder),
    serviceKey: values.SERVICE_KEY,
    purgeUrls: values.PURGE_URLS,
    purgeUrlsFile: values.PURGE_URLS_FILE && path.resolve(workingFolder, values.PURGE_URLS_FILE),
    redisUrl: values.REDIS_URL,
    files: getFilesPlace(values.FILES_URL, values.DATA_DIR, workingFolder),
    smtp:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? undefined
        : { url: values.SMTP_URL, from: values.MAIL_FROM },
    viesUrl: values.VIES_URL,
    paymentProvider,
    businessCentral: readBusinessCentral(env),
    elfsquad: readElfsquad(values),
    logLevel: values.LOG_LEVEL,
    nearestLocale: values.NEAREST_LOCALE === '1',
    thirdParties: values.THIRD_PARTIES === '1',
    metrics: values.METRICS === '1',
    child,
  };
}

/** Reads the connection with Elfsquad. @throws {StartupError} when it is incomplete. */
function readElfsquad({
  ELFSQUAD_URL: url,
  ELFSQUAD_TOKEN: token,
  ELFSQUAD_SHOP: shopId,
}: z.infer<typeof environment>): ElfsquadConnection | undefined {
  if (url !== undefined && token !== undefined && shopId !== undefined) return { url, token, shopId };
  if (url === undefined && token === undefined && shopId === undefined) return undefined;
  throw new StartupError(
    'The connection with Elfsquad is described in part.',
    'Set ELFSQUAD_URL, ELFSQUAD_TOKEN and ELFSQUAD_SHOP, or none of them.',
  );
}

function readSeed(
  seed: string | undefined,
  contentFolder: string | undefined,
  workingFolder: string,
): NonNullable<BackendSettings['seed']> {
  const content = seed === undefined ? ownContent(contentFolder, workingFolder) : undefined;
  if (content !== undefined) return { content };
  if (seed === undefined || seed === 'demo') return { products: undefined };
  const products = Number(/^scale:([1-9]\d{0,5})$/.exec(seed)?.[1]);
  if (!Number.isNaN(products)) return { products };
  throw new StartupError(`There is no data set ${seed}.`, 'Use --seed demo, or --seed scale:<number of products>.');
}

function readArguments(args: readonly string[]): { port?: string; seed?: string; child: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, seed: { type: 'string' }, child: { type: 'boolean', default: false } },
      strict: true,
    });
    return values;
  } catch (error) {
    throw new StartupError(
      error instanceof Error ? error.message : String(error),
      'The backend knows --port <number>, --seed demo or --seed scale:<number>, and --child.',
    );
  }
}
