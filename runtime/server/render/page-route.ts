import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { headElements } from '#runtime/app/head-elements.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { retryAfterSeconds } from '../failure-handlers.ts';
import { logFailedCall } from '../rpc/log-failed-call.ts';
import { pathOf, visitOf } from '../visit.ts';
import { renderDocument } from './document.ts';
import { createInProcessClient } from './in-process-client.ts';

/** Milliseconds that a page may take in all; each call of its loaders has a deadline of its own besides. */
const pageDeadlineMs = 15_000;

/** Works on a document before it is sent; the development server puts its own scripts in. */
export type TransformDocument = (url: string, html: string) => Promise<string>;

/** Renders every path that nothing else answers: screens, the notFound screen and the error screen. */
export function registerPageRoute(server: FastifyInstance, transformDocument?: TransformDocument): void {
  server.get('/*', async (request, reply) => {
    const { locale, protocol, storefront } = visitOf(request);
    const { definition, services, contentSecurityPolicy } = storefront;
    const queryClient = createQueryClient();
    const trpcClient = createInProcessClient(definition.router, services.contextFor(locale), (call) =>
      logFailedCall(request.log, call),
    );
    const page = await definition.renderPage({
      locale,
      url: new URL(request.url, `${protocol}://${request.host}`),
      queryClient,
      trpcClient,
      trpc: createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient }),
      signal: AbortSignal.timeout(pageDeadlineMs),
    });
    if (page.kind === 'redirect') {
      return reply.header('cache-control', 'private, no-cache').redirect(page.location, page.status);
    }
    if (page.error !== undefined) request.log.error({ err: page.error, path: pathOf(request) }, 'A page failed');

    const document = renderDocument({
      locale,
      siteName: definition.site.siteName,
      head: headElements(page.head, definition.client, locale),
      html: page.html,
      state: page.state,
      routeKey: page.routeKey,
      manifest: definition.manifest,
    });
    const html = transformDocument ? await transformDocument(request.url, document) : document;
    setPageHeaders(reply.code(page.status), contentSecurityPolicy);
    return reply.compress(html);
  });
}

function setPageHeaders(reply: FastifyReply, contentSecurityPolicy: string): void {
  const broken = reply.statusCode >= 500;
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
    // Also where it is not compressed: what is kept for one visitor may not suit the next.
    vary: 'accept-encoding',
    // Pages may be kept by the visitor's own browser, for going back, but are asked for again.
    'cache-control': broken ? 'no-store' : 'private, no-cache',
    ...(reply.statusCode === 503 ? { 'retry-after': retryAfterSeconds } : {}),
  });
}
