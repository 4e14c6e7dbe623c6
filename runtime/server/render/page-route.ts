import type { FastifyInstance } from 'fastify';
import type { Keeping } from '../pages/create-keeping.ts';
import { pageKey } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';
import { visitOf } from '../visit.ts';
import { renderPageAnswer, type TransformDocument } from './render-page-answer.ts';

/**
 * Answers every path that nothing else answers: screens, the notFound screen and the error screen. Without `keeping`
 * every visit is shown the latest, as development needs it.
 */
export function registerPageRoute(
  server: FastifyInstance,
  keeping: Keeping | undefined,
  transformDocument?: TransformDocument,
): void {
  server.get('/*', (request, reply) => {
    const { storefront, locale, vat } = visitOf(request);
    const address = keeping?.readAddress(locale, request.url) ?? { path: request.url, keep: false };
    const { path } = address;
    const make = () =>
      renderPageAnswer({ storefront, locale, vat, path, reads: keeping?.reads }, request.log, transformDocument);
    if (!keeping || !address.keep) {
      return make().then((answer) => sendPage(request, reply, { answer, freshness: 'made' }, () => {}));
    }
    const { keeper } = keeping;
    const key = pageKey(locale, vat, path);
    const kept = keeper.find(key, make);
    if (kept) return sendPage(request, reply, kept, () => keeper.measure(key, kept.answer));
    return keeper
      .get(key, make)
      .then((given) => sendPage(request, reply, given, () => keeper.measure(key, given.answer)));
  });
}
