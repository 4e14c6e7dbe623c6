import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptFormsWithFiles, readFormWithFiles } from '../files/form-with-files.ts';
import type { StoreVisitorFile } from '../files/store-visitor-file.ts';
import type { Caches } from '../pages/create-caches.ts';
import { pageKey } from '../pages/page-address.ts';
import { sendPage, sendPersonalPage } from '../pages/send-page.ts';
import { isFromThisSite, rejectForeign } from '../security/same-origin.ts';
import type { VisitorAllowance } from '../security/visitor-allowance.ts';
import type { AnsweredVisitor, ReadVisitor } from '../session/read-visitor.ts';
import { getVisit } from '../visit.ts';
import { type PageRequest, renderPageAnswer, type TransformDocument } from './render-page-answer.ts';

export interface PageRouteOptions {
  /** Absent: nothing is cached, as in development. */
  readonly caches: Caches | undefined;
  readonly readVisitor: ReadVisitor;
  readonly storeFile: StoreVisitorFile;
  readonly allowance: VisitorAllowance;
  readonly transformDocument?: TransformDocument | undefined;
}

/** Max. bytes of a form without files. */
const formLimit = 100_000;

/**
 * Answers every path that nothing else answers: screens, the notFound screen and the error screen. A form sent to a
 * screen goes to its action.
 */
export function registerPageRoute(server: FastifyInstance, options: PageRouteOptions): void {
  const { caches, readVisitor, storeFile, allowance, transformDocument } = options;
  const make = async (request: FastifyRequest, page: Pick<PageRequest, 'path' | 'visitor' | 'form'>) => {
    // What is made for a visitor is counted by the APIs.
    if (page.visitor === undefined) allowance.take(request);
    const { storefront, locale, vat, preview } = getVisit(request);
    const reads = preview === undefined ? caches?.reads : undefined;
    return await renderPageAnswer({ storefront, locale, vat, preview, reads, ...page }, request.log, transformDocument);
  };
  const answerVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PageRequest, 'path' | 'form'>,
    visitor: AnsweredVisitor,
  ): Promise<unknown> => {
    const answer = await make(request, { ...page, visitor });
    return sendPersonalPage(request, reply, answer, visitor.setCookies);
  };

  server.get('/*', (request, reply) => {
    const { storefront, locale, vat, preview } = getVisit(request);
    const { path, keep, personal } = storefront.readAddress(locale, request.url);
    if (personal) {
      return readVisitor(request, locale).then((visitor) => answerVisitor(request, reply, { path }, visitor));
    }
    if (preview !== undefined)
      return make(request, { path }).then((answer) => sendPersonalPage(request, reply, answer, []));
    if (!caches || !keep) {
      return make(request, { path }).then((answer) =>
        sendPage(request, reply, { answer, freshness: 'miss' }, () => {}),
      );
    }
    const { pages } = caches;
    const key = pageKey(locale, vat, path);
    const cached = pages.find(key, () => make(request, { path }));
    if (cached) return sendPage(request, reply, cached, () => pages.measure(key, cached.answer));
    return pages
      .get(key, () => make(request, { path }))
      .then((given) => sendPage(request, reply, given, () => pages.measure(key, given.answer)));
  });

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    acceptFormsWithFiles(scope);
    scope.post('/*', { config: { takesLong: true } }, async (request, reply) => {
      const { storefront, locale } = getVisit(request);
      const { path, route } = storefront.readAddress(locale, request.url);
      if (storefront.definition.actions[route] === undefined) return reply.callNotFound();
      if (!isFromThisSite(request)) return rejectForeign(reply);
      const visitor = await readVisitor(request, locale);
      const form = request.isMultipart()
        ? await readFormWithFiles(request, reply, { visitor, locale, store: storeFile })
        : request.body instanceof URLSearchParams
          ? request.body
          : new URLSearchParams();
      return answerVisitor(request, reply, { path, form }, visitor);
    });
  });
}
