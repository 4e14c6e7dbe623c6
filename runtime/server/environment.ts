import { isIP } from 'node:net';
import { z } from 'zod';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { ApiAddresses } from '#runtime/rpc/clients/connect-apis.ts';
import { defaultReadMs } from '#runtime/rpc/clients/deadlines.ts';
import { withoutTrailingSlashes } from '#runtime/serving/without-trailing-slashes.ts';
import type { HostAliases } from './locale/host-table.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Fastify's `trustProxy`: all, none, addresses separated by commas, or a function of address and hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** The environment variables of a storefront's server, parsed. */
export interface ServerEnvironment {
  readonly port: number;
  readonly host: string;
  readonly apis: ApiAddresses;
  /** Milliseconds for a read of the APIs; the other deadlines follow from it. */
  readonly apiDeadlineMs: number;
  /** Encrypts sessions; the same on every instance of a storefront. */
  readonly sessionSecret: string;
  readonly hostAliases: HostAliases;
  /** Origins of payment pages beside those that the site names. */
  readonly paymentHosts: readonly string[];
  /** Origin that replaces third parties under `.example`; absent: none. */
  readonly thirdPartySandbox: string | undefined;
  /** Trusted proxies. */
  readonly trustProxy: TrustProxy;
  /** Max. pages and calls in a minute that are made for a visitor; 0: unlimited. */
  readonly visitorLimit: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly metrics: boolean;
  /** The key that authenticates the backend; absent: no request is authenticated. */
  readonly serviceKey: string | undefined;
  /** The Redis through which servers of a site share pages. */
  readonly redisUrl: string | undefined;
  /** Max. bytes of cached pages. */
  readonly pageCacheBytes: number;
  /**
   * Milliseconds for which a cached page is fresh. 0: each visit renders it again, and it serves only if that fails.
   */
  readonly pageFreshMs: number;
}

/** Default seconds for which a page is fresh if the backend sends purges: the bound after a lost purge. */
const freshSeconds = 600;

/** Default pages and calls of a visitor in a minute: what the APIs allow any caller. */
const visitorLimit = 600;

/** Invalid environment variables. The message lists all of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const address = (description: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an http or https address ${description}` })
    .refine(isPlainAddress, 'must be an address without a user name, a query or a fragment')
    .transform(withoutTrailingSlashes);

/** Returns whether `fetch` accepts an address with a path behind it; invalid addresses have been rejected already. */
function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value.toLowerCase();
}

const portRule = 'must be a number from 0 to 65535';

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .pipe(z.number().max(65_535, portRule))
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PRODUCT_API_URL: address('of the product API, e.g. http://127.0.0.1:3001'),
  CONTENT_API_URL: address('of the content API; without it, PRODUCT_API_URL serves both').optional(),
  API_DEADLINE_MS: z
    .string()
    .regex(/^\d{3,5}$/, 'must be a number of milliseconds from 100 to 99999, e.g. 2500')
    .transform(Number)
    .default(defaultReadMs),
  VISITOR_LIMIT: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of pages and calls a minute, e.g. 600, or 0 for any number')
    .transform(Number)
    .optional(),
  SESSION_SECRET: z.string({
    error: 'must be set: a long random text, the same on every instance and after every restart',
  }),
  HOST_ALIASES: z.string().default(''),
  PAYMENT_HOSTS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    )
    .refine((hosts) => hosts.every(isOrigin), 'must hold origins like https://pay.example, with commas between')
    .default([]),
  THIRD_PARTY_SANDBOX: z
    .string()
    .refine(isOrigin, 'must be an origin like http://third-parties.localhost:3001')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'must be true, false, a number of proxies, or their addresses: 10.0.0.0/8,loopback')
    .default('false')
    .transform(parseTrustProxy),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  METRICS: flag.default(false),
  SERVICE_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be the address of a Redis server, e.g. redis://127.0.0.1:6379')
    .optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of megabytes, e.g. 64')
    .default('64')
    .transform((megabytes) => Number(megabytes) * 1024 * 1024),
  PAGE_FRESH_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of seconds, e.g. 60')
    .transform(Number)
    .optional(),
});

/**
 * Parses the environment of a server for a site with these locales. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} naming every variable that is missing or wrong.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  locales: readonly Locale[],
): ServerEnvironment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const aliases = parseHostAliases(given.HOST_ALIASES ?? '', locales);
  if (!parsed.success || aliases.problems.length > 0) {
    const list = [...problems, ...aliases.problems].map((problem) => `  ${problem}`).join('\n');
    throw new EnvironmentError(`The environment of this server is not complete:\n${list}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    apis: { productApiUrl: data.PRODUCT_API_URL, contentApiUrl: data.CONTENT_API_URL ?? data.PRODUCT_API_URL },
    apiDeadlineMs: data.API_DEADLINE_MS,
    sessionSecret: data.SESSION_SECRET,
    hostAliases: aliases.hosts,
    paymentHosts: data.PAYMENT_HOSTS,
    thirdPartySandbox: data.THIRD_PARTY_SANDBOX,
    trustProxy: data.TRUST_PROXY,
    // Behind a proxy that is not trusted all visitors have its address.
    visitorLimit: data.VISITOR_LIMIT ?? (data.TRUST_PROXY === false ? 0 : visitorLimit),
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS,
    serviceKey: data.SERVICE_KEY,
    redisUrl: data.REDIS_URL,
    pageCacheBytes: data.PAGE_CACHE_MB,
    pageFreshMs: 1000 * (data.PAGE_FRESH_SECONDS ?? (canBePurged(data) ? freshSeconds : 0)),
  };
}

/** Returns whether this server can be purged. */
const canBePurged = (data: Pick<z.infer<typeof schema>, 'SERVICE_KEY' | 'REDIS_URL'>): boolean =>
  data.SERVICE_KEY !== undefined || data.REDIS_URL !== undefined;

/** Named networks. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isTrustProxy(value: string): boolean {
  return value === 'true' || value === 'false' || /^\d+$/.test(value) || value.split(',').every(isNetwork);
}

/** Returns whether a text is an IP address, a network (`10.0.0.0/8`) or a named one. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.trim().split('/');
  if (bits === undefined) return namedNetworks.has(address) || isIP(address) !== 0;
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= most;
}

function parseTrustProxy(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}

/** Parses `host=locale,host=locale`; a host that is named twice shows both locales. */
function parseHostAliases(
  value: string,
  locales: readonly Locale[],
): { readonly hosts: HostAliases; readonly problems: readonly string[] } {
  const hosts = new Map<string, readonly Locale[]>();
  const problems: string[] = [];
  for (const pair of value.split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [host = '', wanted = '', ...rest] = pair.split('=').map((part) => part.trim());
    const locale = locales.find((known) => known.toLowerCase() === wanted.toLowerCase());
    if (host === '' || wanted === '' || rest.length > 0) {
      problems.push(`HOST_ALIASES must hold pairs like staging.example.com=nl-NL, but has "${pair}"`);
    } else if (!/^([a-z\d._-]+|\[[\da-f:.]+\])$/i.test(host)) {
      problems.push(`HOST_ALIASES must name hosts without a scheme, a port or a path, but has "${host}"`);
    } else if (locale === undefined) {
      problems.push(`HOST_ALIASES names ${wanted} for ${host}, but this site has ${locales.join(', ')}`);
    } else {
      hosts.set(host.toLowerCase(), [...(hosts.get(host.toLowerCase()) ?? []), locale]);
    }
  }
  return { hosts, problems };
}
