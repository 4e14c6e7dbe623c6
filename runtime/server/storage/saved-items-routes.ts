import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hrefIn } from '#runtime/i18n/href.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';
import { savedFilesPath, savedItemsExportPath } from '#runtime/lib/saved-files.ts';
import { createSavedItemsClient, type ExportFormat } from '#runtime/rpc/clients/saved-items-client.ts';
import { whenGone } from '../files/store-visitor-file.ts';
import type { ServerRouteOptions } from '../server-route.ts';
import { getVisit } from '../visit.ts';

/** Folder names as the product API's specification bounds them; none can leave the folder. */
const folderPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/;

/** An original file, as opposed to renditions. */
const filePattern = /^original\.[a-z]{3,4}$/;

/** Formats of the export, the default first. */
const formats = ['csv', 'zip'] as const satisfies readonly ExportFormat[];

/** Headers of the API's answer that are passed on. */
const passedHeaders = ['content-type', 'content-length', 'content-disposition'] as const;

/**
 * Registers the routes by which visitors download the files of saved items, and customers all of them as one file. A
 * visitor without a session is redirected to the login screen, and from there to the saved items. Registered by the
 * generated entry of a site with accounts.
 */
export function registerSavedItemsRoutes(
  server: FastifyInstance,
  { site, readVisitor, productApiUrl }: ServerRouteOptions,
): void {
  const client = createSavedItemsClient(productApiUrl);

  server.get<{ Params: { folder: string; file: string } }>(
    `${savedFilesPath}/:folder/:file`,
    async (request, reply) => {
      const { folder, file } = request.params;
      if (!folderPattern.test(folder) || !filePattern.test(file)) return reply.callNotFound();
      return pass(request, reply, (signal) => client.openFile(folder, file, signal));
    },
  );

  const exportItems = async (
    request: FastifyRequest<{ Querystring: { format?: unknown } }>,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const { storefront, locale } = getVisit(request);
    const { client: addressed } = storefront.definition;
    const list = hrefIn(addressed, locale, 'myAccountStorage') ?? '/';
    const login = loginAddress(hrefIn(addressed, locale, 'login') ?? '/', list);
    const format = formats.find((known) => known === request.query.format) ?? formats[0];
    const visitor = await readVisitor(request, locale);
    if (!visitor.hasSession) return reply.redirect(login, 303);
    const { headers } = storefront.services.contextFor(locale);
    return pass(request, reply, (signal) => client.openExport(format, headers, visitor.headers, signal), {
      // The session has ended.
      401: login,
      // The list shows the limit.
      429: `${list}?tooOften`,
    });
  };
  const prefixes = new Set(Object.values(site.domains).map(({ prefix }) => prefix));
  for (const prefix of new Set(['', ...prefixes])) {
    server.get(`${prefix}${savedItemsExportPath}`, exportItems);
  }
}

/**
 * Streams a file of the API.
 * @param instead - Where other answers lead to, by their status.
 */
async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => Promise<Response>,
  instead: Readonly<Record<number, string>> = {},
): Promise<unknown> {
  const signal = whenGone(request, reply);
  void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  let answer: Response;
  try {
    answer = await open(signal);
  } catch (error) {
    if (signal.aborted) return reply;
    request.log.warn({ err: error }, 'A saved file could not be fetched');
    return reply.code(503).header('retry-after', '5').send();
  }
  if (answer.ok && answer.body) {
    const isPacked = answer.headers.has('content-encoding');
    for (const name of passedHeaders) {
      const value = answer.headers.get(name);
      // A compressed answer was decompressed by `fetch`, so its length differs.
      if (value !== null && !(isPacked && name === 'content-length')) void reply.header(name, value);
    }
    return reply.send(answer.body);
  }
  await answer.body?.cancel().catch(() => undefined);
  const address = instead[answer.status];
  if (address !== undefined) return reply.redirect(address, 303);
  if (answer.status === 404 || answer.status === 400) return reply.callNotFound();
  request.log.warn({ answered: answer.status }, 'A saved file could not be had');
  return reply.code(503).header('retry-after', '5').send();
}
