import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage, RenderedRedirect } from '#runtime/app/create-page-renderer.tsx';
import { headElements } from '#runtime/app/head-elements.ts';
import type { Head } from '#runtime/contracts/head.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { underDeadline } from '#runtime/rpc/clients/under-deadline.ts';
import type { ReadCache, SeeRead } from '#runtime/rpc/read-cache.ts';
import type { PageAnswer } from '../pages/page-answer.ts';
import { PageBody } from '../pages/page-body.ts';
import { logFailedCall } from '../rpc/log-failed-call.ts';
import type { AnsweredVisitor } from '../session/read-visitor.ts';
import { type SharedPage, socialImagePath } from '../social-images/social-image.ts';
import type { Storefront } from '../storefront.ts';
import { pathForLog } from '../visit.ts';
import { renderDocument } from './document.ts';
import { createInProcessClient } from './in-process-client.ts';

/** Pages do not depend on the host; links and canonical addresses come from the configuration. */
const anyHost = 'http://localhost';

const nothing = Buffer.alloc(0);

/** Never aborted: the page may be cached for others even if its first visitor leaves. */
const never = new AbortController().signal;

/** The input of a page, besides the answers of the APIs. */
export interface PageRequest {
  readonly storefront: Storefront;
  readonly locale: Locale;
  readonly vat: VatChoice;
  /** The branch of the content that is shown; absent: what is published. */
  readonly preview?: string | undefined;
  /** Path and query. */
  readonly path: string;
  /** The visitor of a personal page; absent for a shared one. */
  readonly visitor?: AnsweredVisitor | undefined;
  /** The submitted form. */
  readonly form?: URLSearchParams | undefined;
  /** The read cache; absent if nothing is cached and tags are not needed. */
  readonly reads?: ReadCache | undefined;
}

/** Transforms a document before it is sent; the development server adds its scripts. */
export type TransformDocument = (url: string, html: string) => Promise<string>;

/** A page, and what it was read from. */
interface MadePage {
  readonly page: RenderedPage | RenderedRedirect;
  readonly tags: ReadonlySet<string>;
  /** Time of its oldest read, in milliseconds since the epoch. */
  readonly readAt: number;
}

async function makePage(
  { storefront, locale, vat, preview, path, visitor, form, reads }: PageRequest,
  log: FastifyBaseLogger,
): Promise<MadePage> {
  const { definition, services, deadlines } = storefront;
  const tags = new Set<string>();
  let readAt = Date.now();
  const see: SeeRead = (seen, at) => {
    for (const tag of seen) tags.add(tag);
    readAt = Math.min(readAt, at);
  };
  const queryClient = createQueryClient();
  const trpcClient = createInProcessClient(
    definition.router,
    { ...services.contextFor(locale, preview), readCache: reads, see, visitor },
    (call) => logFailedCall(log, call),
  );
  const page = await underDeadline(form === undefined ? deadlines.pageMs : deadlines.formMs, never, (signal) =>
    definition.renderPage({
      locale,
      url: new URL(`${anyHost}${path}`),
      vat,
      form,
      queryClient,
      trpc: createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient }),
      signal,
    }),
  );
  return { page, tags, readAt };
}

/** Renders a page. Failures of the APIs are returned as pages with their status. */
export async function renderPageAnswer(
  request: PageRequest,
  log: FastifyBaseLogger,
  transformDocument?: TransformDocument,
): Promise<PageAnswer> {
  const { storefront, locale, preview, path } = request;
  const { definition } = storefront;
  const { page, tags, readAt } = await makePage(request, log);
  if (page.kind === 'redirect') {
    return { status: page.status, body: new PageBody(nothing), location: page.location, tags, readAt };
  }
  if (page.error !== undefined) log.error({ err: page.error, path: pathForLog(path) }, 'A page failed');
  const styles = storefront.pickPageStyles(page.routeKey, page.html);
  const document = renderDocument({
    locale,
    shopName: definition.site.shopName,
    head: headElements(page.head, definition.client, locale),
    framed: page.head.framed,
    socialImage: findSocialImage(storefront, page.head, locale),
    html: page.html,
    state: page.state,
    routeKey: page.routeKey,
    manifest: definition.manifest,
    styles,
    reports: page.reports,
    thirdPartySandbox: storefront.thirdPartySandbox,
    preview: preview === undefined ? undefined : { branch: preview, path },
  });
  const html = transformDocument ? await transformDocument(path, document) : document;
  return {
    status: page.status,
    body: new PageBody(Buffer.from(html)),
    styleSource: styles?.source,
    framed: page.head.framed,
    tags,
    readAt,
  };
}

/**
 * Reads what is in the image of a page.
 *
 * @returns undefined for a page that is not there now, or that is not to be found
 */
export async function readSharedPage(request: PageRequest, log: FastifyBaseLogger): Promise<SharedPage | undefined> {
  const { page } = await makePage(request, log);
  return page.kind === 'page' && page.status === 200 ? describeShared(page.head, request.locale) : undefined;
}

function describeShared({ title, image, index, alternates }: Head, locale: Locale): SharedPage | undefined {
  const path = alternates[locale];
  return path === undefined || index === false ? undefined : { path, title, picture: image };
}

/** Returns the absolute address of a page's image; `undefined` where none is drawn. */
function findSocialImage({ socialLook, definition }: Storefront, head: Head, locale: Locale): string | undefined {
  const shared = describeShared(head, locale);
  const domain = definition.site.domains[locale];
  if (socialLook === undefined || shared === undefined || domain === undefined) return undefined;
  return absoluteUrl(domain, socialImagePath(shared, socialLook));
}
