import { realpathSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger, ViteDevServer } from 'vite';
import { frozenStyles } from '#cli/build/plugins/frozen-styles.ts';
import { virtualManifest } from '#cli/build/plugins/virtual-manifest.ts';
import { createBaseConfig } from '#cli/build/vite-config.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { createDevManifest } from './dev-manifest.ts';
import { loosenPolicy } from './dev-policy.ts';
import { type DevProblem, followChanges, moduleProblem, renderProblemPage, toOverlay } from './dev-problem.ts';
import type { DevStyles } from './dev-styles.ts';
import { devStylesPlugin } from './dev-styles-plugin.ts';
import { createLogStream } from './log-lines.ts';

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
    readonly hostAliases: ReadonlyMap<string, readonly string[]>;
    readonly trustProxy: boolean;
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
  readonly site: SiteModel;
  readonly apis: { readonly productApiUrl: string; readonly contentApiUrl: string };
  readonly styles: DevStyles;
  readonly logger: Logger;
  readonly say: (text: string) => void;
}

/** A storefront that follows its sources. */
export interface DevServer {
  readonly http: Server;
  /** Generated code has changed: nothing that was loaded counts any more, and open pages load again. */
  readonly reload: () => void;
  /** Shows a problem in the browser until it is solved. `undefined` solves it. */
  readonly show: (problem: DevProblem | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Absolute path of a generated file as it is now, symbolic links resolved. */
type FindGenerated = (file: string) => string;

async function createVite(options: DevServerOptions, http: Server, generated: FindGenerated): Promise<ViteDevServer> {
  const { createRunnableDevEnvironment, createServer: createViteServer } = await import('vite');
  const { packageRoot, root, site, styles, logger } = options;
  const entry = (): string => generated('entry-client.tsx');
  const plugins = [
    frozenStyles({ packageRoot, styles: styles.current }),
    devStylesPlugin(packageRoot, styles),
    virtualManifest(() => createDevManifest(packageRoot, entry())),
  ];
  const base = await createBaseConfig({ packageRoot, root, siteId: site.id, logger, plugins });
  return createViteServer({
    ...base,
    mode: 'development',
    environments: {
      ssr: {
        dev: {
          // Every request asks for the modules as they are, so what goes wrong with them is told there.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: { logger: false } } }),
        },
      },
    },
    optimizeDeps: { ...base.optimizeDeps, entries: [entry()] },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      allowedHosts: Object.values(site.domains).map(({ host }) => host),
      fs: { allow: [packageRoot, root] },
      // Generated code is replaced as a whole, which `reload` tells; the rest is no part of a storefront.
      watch: { ignored: ['**/generated/**', '**/.data/**', '**/dist/**', '**/backend/**', '**/tests/**', '**/cli/**'] },
    },
  });
}

/** Serves a generated site from its sources: pages rendered on the server, modules and hot reload for the browser. */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const { packageRoot, root, site, apis, say } = options;
  // Each generate puts another folder in force; a path through the link would lead Vite's memory to the first for ever.
  const generated: FindGenerated = (file) => path.join(realpathSync(path.join(root, 'generated', site.id)), file);
  const http = createHttpServer();
  const vite = await createVite(options, http, generated);
  const { isRunnableDevEnvironment } = await import('vite');
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run the server in.');
  const { runner } = ssr;

  let problem: DevProblem | undefined;
  /** Why the last page failed to render. */
  let failure: DevProblem | undefined;
  let loaded: { readonly createServer: ServerModule['createServer']; readonly server: StorefrontServer } | undefined;

  const loadStorefront = async (): Promise<unknown> => {
    const module: { readonly storefront: unknown } = await runner.import(generated('entry-server.ts'));
    return module.storefront;
  };

  /** The server of the runtime as it is now: a new one when its sources have changed. */
  const loadServer = async (): Promise<StorefrontServer> => {
    const module: ServerModule = await runner.import(path.join(packageRoot, 'runtime/server/create-server.ts'));
    if (loaded?.createServer === module.createServer) return loaded.server;
    const server = await module.createServer({
      definition: loadStorefront,
      apis,
      hostAliases: new Map(),
      trustProxy: false,
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
          const followed = followChanges(html);
          if (followed === html) failure = undefined;
          return followed;
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
      response.end(renderProblemPage(problem ?? broken));
    }
  };
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  vite.ws.on('connection', () => {
    const shown = problem ?? failure;
    if (shown) vite.ws.send(toOverlay(shown));
  });

  return {
    http,
    reload() {
      for (const environment of Object.values(vite.environments)) environment.moduleGraph.invalidateAll();
      runner.clearCache();
      vite.ws.send({ type: 'full-reload' });
    },
    show(next) {
      problem = next;
      if (next) vite.ws.send(toOverlay(next));
    },
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
