import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createFileClient } from '#runtime/rpc/clients/file-client.ts';
import { createMediaClient } from '#runtime/rpc/clients/media-client.ts';
import { createAdmission } from '#runtime/serving/admission.ts';
import { drainOnStop } from '#runtime/serving/drain.ts';
import { withSerializers } from '#runtime/serving/log-serializers.ts';
import { traceRequests } from '#runtime/serving/trace/trace-requests.ts';
import { registerAssetsRoute } from './assets/assets-route.ts';
import { registerIconRoute } from './assets/icon-route.ts';
import { type Asset, loadAssets } from './assets/load-assets.ts';
import { registerDiscoveryRoutes } from './discovery/discovery-routes.ts';
import { registerLlmsRoute } from './discovery/llms-route.ts';
import { endSlowRequests, maxRequestMs } from './end-slow-requests.ts';
import { answerUnreadable, registerFailureHandlers } from './failure-handlers.ts';
import { registerFilesRoute } from './files/files-route.ts';
import { createVisitorFileStore } from './files/store-visitor-file.ts';
import { createApiProbes } from './health/api-probes.ts';
import { createApiStatus } from './health/api-status.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import { registerCarryOverRoutes } from './locale/carry-over-routes.ts';
import { registerLocaleHook } from './locale/locale-hook.ts';
import { registerSwitchRoute } from './locale/switch-route.ts';
import { registerMediaRoute } from './media/media-route.ts';
import { registerMetrics } from './metrics/metrics-routes.ts';
import { type CacheOptions, createCaches } from './pages/create-caches.ts';
import { createPreviewReader } from './preview/preview-cookie.ts';
import { registerPreviewRoutes } from './preview/preview-routes.ts';
import { registerPurgeRoute } from './purge/purge-route.ts';
import { registerPageRoute } from './render/page-route.ts';
import type { TransformDocument } from './render/render-page-answer.ts';
import { registerRpcRoute } from './rpc/rpc-route.ts';
import { barePolicy, securityHeaders } from './security/security-headers.ts';
import { createVisitorAllowance } from './security/visitor-allowance.ts';
import { carryOverSeconds, createCarryOver } from './session/carry-over.ts';
import { createClaimOnce } from './session/claim-once.ts';
import { createDeviceCookies } from './session/device-cookie.ts';
import { createOrderCookies } from './session/order-cookie.ts';
import { createOrderLinkCookies } from './session/order-link-cookie.ts';
import { createSessionCookies } from './session/session-cookie.ts';
import { createVisitorReader } from './session/visitor.ts';
import { registerSitemapRoutes } from './sitemap/sitemap-routes.ts';
import { createImageDrawer } from './social-images/image-drawer.ts';
import { registerSocialImageRoutes } from './social-images/social-image-routes.ts';
import { createStorefront, type Storefront, type StorefrontEnvironment } from './storefront.ts';
import type { StorefrontDefinition } from './storefront-definition.ts';
import { pathForLog } from './visit.ts';
import { registerWellKnownRoutes } from './well-known/well-known-routes.ts';

/** Max. bytes of a request body; files have their own limit. */
const bodyLimit = 256 * 1024;

/** Hooks for the development server. */
export interface DevelopmentHooks {
  /** Registers handlers before the storefront's routes: modules, hot reload. */
  readonly register: (server: FastifyInstance) => Promise<void>;
  readonly transformDocument: TransformDocument;
}

/** Options of a storefront's server. */
export interface ServerOptions extends StorefrontEnvironment {
  /** Called for every request; development returns a new one after a change. */
  readonly definition: () => StorefrontDefinition | Promise<StorefrontDefinition>;
  /** Folder of the client build; absent in development, which serves modules itself. */
  readonly clientDir?: string;
  /** Trusted proxies, as in Fastify's option. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Max. pages and calls in a minute that are made for a visitor; absent, or 0: unlimited. */
  readonly visitorLimit?: number;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  /** Encrypts sessions. */
  readonly sessionSecret: string;
  /** Options of the caches; absent in development, where nothing is cached. */
  readonly caches?: CacheOptions;
  readonly development?: DevelopmentHooks;
}

/** Scripts and styles lie in memory, and a page whose scripts are refused does not work. */
const isCheap = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/assets/');

/** What a visitor reads who was turned away. Nothing of the request is known yet, not even its language. */
const refusal = {
  type: 'text/plain; charset=utf-8',
  body: () => 'Too many visitors at once. Please try again in a moment.\n',
};

/** Creates the server of a storefront; it listens when its `listen` is called. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const admission = createAdmission({ isCheap, refusal }, maxRequestMs);
  const server = fastify({
    logger: withSerializers(options.logger),
    trustProxy: options.trustProxy,
    bodyLimit,
    serverFactory: admission.createServer,
    // Requests that arrive while the server stops are answered normally, and their connection is closed.
    return503OnClosing: false,
    // The server logs one line per request itself, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadable,
    // A batch has all its procedures in one path parameter.
    routerOptions: { maxParamLength: 2000 },
  });
  const assets = options.clientDir === undefined ? undefined : await loadAssets(path.join(options.clientDir, 'assets'));
  const loadStorefront = rememberStorefront(options, assets);
  const storefront = await loadStorefront();
  const { deadlines } = storefront;
  const { site, apiClients, serverRoutes = [] } = storefront.definition;
  traceRequests(server, ({ visit }) => ({ 'shopgen.locale': visit?.locale }), { site: site.id });
  server.decorate('refusedRequests', admission.refused);
  drainOnStop(server);
  endSlowRequests(server);
  registerFailureHandlers(server);
  registerRequestLog(server);
  registerLocaleHook(server, loadStorefront, createPreviewReader(options.sessionSecret));
  server.addHook('onSend', (request, reply, _payload, done) => {
    // A route may be stricter.
    for (const [name, value] of Object.entries(securityHeaders(request.visit?.host.family))) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    if (request.visit?.preview !== undefined) void reply.header('x-robots-tag', 'noindex, nofollow');
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', barePolicy);
    done();
  });
  await server.register(fastifyCompress, {
    global: false,
    encodings: ['br', 'gzip'],
    // Answers are compressed for every request: 4 takes a fifth of the default's time for nearly its size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerHealthRoutes(server, {
    apis: createApiStatus(createApiProbes(site, apiClients, options.apis)),
  });
  const caches = options.caches && createCaches(storefront, options.caches, server.log);
  if (caches) server.addHook('onClose', async () => caches.close());
  if (options.metrics)
    registerMetrics(
      server,
      () => caches?.pages.held ?? { bytes: 0, items: 0 },
      () => storefront.broken,
    );
  else server.get('/metrics', async (_, reply) => reply.callNotFound());
  if (options.development) await options.development.register(server);
  if (assets) registerAssetsRoute(server, assets);
  registerIconRoute(server);
  const openMedia = createMediaClient(options.apis.productApiUrl, deadlines.streamMs);
  registerMediaRoute(server, openMedia);
  const { serviceKey, sessionSecret } = options;
  const cookies = createSessionCookies(sessionSecret);
  const orders = createOrderCookies(sessionSecret);
  const claims = createClaimOnce(carryOverSeconds * 1000, options.caches?.redis?.url);
  server.addHook('onClose', async () => claims.close());
  const carryOver = createCarryOver({ secret: sessionSecret, cookies, orders, claims });
  registerSwitchRoute(server, carryOver);
  registerPreviewRoutes(server, sessionSecret);
  const readVisitor = createVisitorReader({
    cookies,
    orders,
    orderLinks: createOrderLinkCookies(sessionSecret),
    devices: createDeviceCookies(sessionSecret),
    serviceKey,
  });
  registerCarryOverRoutes(server, carryOver, readVisitor);
  const storeFile = createVisitorFileStore(createFileClient(options.apis.productApiUrl));
  registerFilesRoute(server, readVisitor, storeFile);
  const { productApiUrl, contentApiUrl } = options.apis;
  for (const register of serverRoutes) register(server, { site, readVisitor, productApiUrl, contentApiUrl, deadlines });
  registerSitemapRoutes(server);
  registerDiscoveryRoutes(server);
  registerLlmsRoute(server);
  registerWellKnownRoutes(server);
  const allowance = createVisitorAllowance(options.visitorLimit ?? 0);
  await registerRpcRoute(server, readVisitor, allowance, caches?.reads);
  registerPurgeRoute(server, {
    serviceKey,
    shopId: site.shopId,
    purge: async (tags) => caches?.purge(tags),
  });
  if (options.imageDir !== undefined) {
    const drawer = createImageDrawer(options.imageDir);
    server.addHook('onClose', () => drawer.close());
    registerSocialImageRoutes(server, { drawer, openMedia, allowance, reads: caches?.reads });
  }
  registerPageRoute(server, {
    caches,
    readVisitor,
    storeFile,
    allowance,
    transformDocument: options.development?.transformDocument,
  });
  return server;
}

/** Creates the storefront of a definition once, and a new one only for another definition. */
function rememberStorefront(
  options: ServerOptions,
  assets: ReadonlyMap<string, Asset> | undefined,
): () => Storefront | Promise<Storefront> {
  let current: Storefront | undefined;
  const take = (definition: StorefrontDefinition): Storefront => {
    if (current?.definition !== definition) current = createStorefront(definition, options, assets);
    return current;
  };
  return () => {
    const definition = options.definition();
    return 'then' in definition ? definition.then(take) : take(definition);
  };
}

/** Log levels at which requests are logged. */
const levelsWithRequests: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

function registerRequestLog(server: FastifyInstance): void {
  if (!levelsWithRequests.has(server.log.level)) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { method, host } = request;
    request.log.info(
      {
        method,
        host,
        locale: request.visit?.locale,
        path: pathForLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
