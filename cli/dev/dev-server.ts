import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger, ViteDevServer } from 'vite';
import { overrideFolder } from '#cli/generators/overrides/override-places.ts';
import type { Environment } from '#cli/start/environment.ts';
import { readVariable } from '#cli/start/read-variable.ts';
import type { PageProblem } from '#runtime/contracts/development.ts';
import { createDevManifest } from './dev-manifest.ts';
import { loosenPolicy } from './dev-policy.ts';
import {
  followChanges,
  isFollowing,
  type ModuleProblem,
  moduleProblem,
  renderProblemPage,
  toOverlay,
} from './dev-problem.ts';
import type { DevStyles } from './dev-styles.ts';
import { createDevVite } from './dev-vite.ts';
import type { GeneratedModules } from './generated-modules.ts';
import type { LiveSite, SiteUpdate } from './live-site.ts';
import { createLogStream } from './log-lines.ts';
import { createPageChannel } from './page-channel.ts';

/** The part of a Fastify server that is used here. */
interface StorefrontServer {
  addHook(
    name: 'onSend',
    hook: (
      request: unknown,
      reply: { getHeader(name: string): unknown; header(name: string, value: string): unknown },
    ) => Promise<void>,
  ): unknown;
  ready(): PromiseLike<unknown>;
  routing(request: IncomingMessage, response: ServerResponse): void;
  close(): PromiseLike<unknown>;
}

/** `runtime/server/create-server.ts`, loaded afresh whenever the runtime changes. */
interface ServerModule {
  readonly createServer: (options: {
    readonly definition: () => Promise<unknown>;
    readonly apis: { readonly productApiUrl: string; readonly contentApiUrl: string };
    readonly apiDeadlineMs: number;
    readonly hostAliases: ReadonlyMap<string, readonly string[]>;
    readonly trustProxy: boolean;
    readonly sessionSecret: string;
    readonly serviceKey: string | undefined;
    readonly paymentHosts: readonly string[];
    readonly thirdPartySandbox: string | undefined;
    readonly logger: object;
    readonly metrics: boolean;
    readonly development: {
      readonly register: (server: StorefrontServer) => Promise<void>;
      readonly transformDocument: (url: string, html: string) => Promise<string>;
    };
  }) => Promise<StorefrontServer>;
}

interface DevServerOptions {
  readonly packageRoot: string;
  readonly root: string;
  readonly site: LiveSite;
  readonly modules: GeneratedModules;
  /** Returns the APIs and the variables of the storefront, as soon as they are known. */
  readonly environment: () => Promise<Environment>;
  /** Encrypts sessions. */
  readonly sessionSecret: string;
  readonly styles: DevStyles;
  readonly logger: Logger;
  readonly say: (text: string) => void;
  /** Markup at the start of every page's head. */
  readonly head?: () => string;
}

/** A storefront that follows its sources. */
export interface DevServer {
  readonly http: Server;
  /** Generated code has changed: it is served and rendered from now on, and open pages take it over. */
  readonly update: (change: SiteUpdate) => void;
  /** Shows in open pages what is wrong with the inputs, until it is fixed: then there is nothing. */
  readonly show: (problems: readonly PageProblem[]) => void;
  readonly close: () => Promise<void>;
}

/** Removes what Vite cached of generated files. */
function forget({ environments }: ViteDevServer, files: readonly string[], modules: GeneratedModules): void {
  const { client, ssr } = environments;
  for (const file of files) {
    for (const module of client?.moduleGraph.getModulesByFile(file) ?? []) client?.moduleGraph.invalidateModule(module);
  }
  // A module that has run keeps what it imported, so on the server all of them run again; the runtime's do not.
  for (const [id, module] of ssr?.moduleGraph.idToModuleMap ?? []) {
    if (modules.has(id) || files.includes(id)) ssr?.moduleGraph.invalidateModule(module);
  }
}

/** A generated server entry. */
interface EntryModule {
  readonly createStorefront: (data: object) => unknown;
}

/**
 * Creates the loader of the storefront that the generated modules make now: another one when one of them has changed.
 *
 * @param load - Loads a generated module.
 */
function createStorefrontLoader(load: <Module>(name: string) => Promise<Module>): () => Promise<unknown> {
  let current: { readonly from: readonly unknown[]; readonly storefront: unknown } | undefined;
  return async () => {
    const [{ createStorefront }, { siteData: client }, { site }, { paths }] = await Promise.all([
      load<EntryModule>('entry-server.ts'),
      load<{ readonly siteData: unknown }>('site-data.ts'),
      load<{ readonly site: { readonly locales: readonly string[] } }>('site.ts'),
      load<{ readonly paths: unknown }>('paths.ts'),
    ]);
    const from = [createStorefront, client, site, paths];
    if (current === undefined || from.some((each, place) => each !== current?.from[place])) {
      current = {
        from,
        storefront: createStorefront({ client, site, paths, manifest: createDevManifest(site.locales) }),
      };
    }
    return current.storefront;
  };
}

/** Serves a generated site from its sources: pages rendered on the server, modules and hot reload for the browser. */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const { packageRoot, site, modules, environment, sessionSecret, say, head = () => '' } = options;
  const { id } = site.model();
  const http = createHttpServer();
  const vite = await createDevVite({ ...options, site: site.model() }, http);
  const { isRunnableDevEnvironment } = await import('vite');
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run the server in.');
  const { runner } = ssr;
  const pages = createPageChannel(vite.ws, site);

  /** Why the last page failed to render. */
  let failure: ModuleProblem | undefined;
  let loaded: { readonly createServer: ServerModule['createServer']; readonly server: StorefrontServer } | undefined;

  const loadStorefront = createStorefrontLoader((name) => runner.import(modules.getId(id, name)));

  const loadRuntime = (): Promise<ServerModule> =>
    runner.import(path.join(packageRoot, 'runtime/server/create-server.ts'));

  /** Loads the current server of the runtime: a new one when its sources have changed. */
  const loadServer = async (): Promise<StorefrontServer> => {
    const module = await loadRuntime();
    if (loaded?.createServer === module.createServer) return loaded.server;
    const { productApiUrl, env } = await environment();
    const server = await module.createServer({
      definition: loadStorefront,
      apis: { productApiUrl, contentApiUrl: readVariable('CONTENT_API_URL') ?? productApiUrl },
      // The first page waits for its modules, and a backend that was just started for its own.
      apiDeadlineMs: 15_000,
      hostAliases: new Map(),
      paymentHosts: env.PAYMENT_HOSTS?.split(',') ?? [],
      thirdPartySandbox: env.THIRD_PARTY_SANDBOX,
      trustProxy: false,
      sessionSecret,
      serviceKey: env.SERVICE_KEY,
      logger: {
        level: 'warn',
        stream: createLogStream(say, (message, stack) => {
          failure = { message, stack };
        }),
      },
      metrics: false,
      development: {
        async register(fastify) {
          fastify.addHook('onSend', async (_, reply) => {
            const policy = reply.getHeader('content-security-policy');
            if (typeof policy === 'string') reply.header('content-security-policy', loosenPolicy(policy));
          });
        },
        async transformDocument(_, html) {
          if (isFollowing(html)) failure = undefined;
          return followChanges(
            html.replace('<head>', () => `<head>${head()}`),
            pages.revision(),
          );
        },
      },
    });
    await server.ready();
    void loaded?.server.close();
    loaded = { createServer: module.createServer, server };
    return server;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      // A module that does not load is told here, where there is still a page to tell it in.
      await loadStorefront();
      const server = await loadServer();
      server.routing(request, response);
    } catch (error) {
      const broken = moduleProblem(error);
      say(`${broken.message}\n${broken.stack}`);
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(renderProblemPage(broken, pages.revision()));
    }
  };
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  // The modules of the first page are loaded while the API starts. What goes wrong with them is told to the first request.
  Promise.all([loadStorefront(), loadRuntime()]).catch(() => {});
  vite.ws.on('connection', () => {
    if (failure) vite.ws.send(toOverlay(failure));
  });

  return {
    http,
    update(change) {
      // Any module may import a part, and knows it by the module that stood in for it.
      const overrides = modules.getId(id, `${overrideFolder}/`);
      if (change.files.some((file) => file.startsWith(overrides)))
        for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll();
      forget(vite, change.files, modules);
      pages.update(change);
    },
    show: pages.show,
    async close() {
      await vite.close();
      await loaded?.server.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
    },
  };
}
