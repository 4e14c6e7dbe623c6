import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { defaultVatChoice } from '#runtime/contracts/vat.ts';
import type { OpenMedia } from '#runtime/rpc/clients/media-client.ts';
import type { ReadCache } from '#runtime/rpc/read-cache.ts';
import { resolveLocale } from '../locale/resolve-locale.ts';
import { readSharedPage } from '../render/render-page-answer.ts';
import type { VisitorAllowance } from '../security/visitor-allowance.ts';
import type { Storefront } from '../storefront.ts';
import { getVisit } from '../visit.ts';
import { DrawerBusyError, type ImageDrawer } from './image-drawer.ts';
import type { ImageJob } from './image-jobs.ts';
import { siteIcons } from './site-icons.ts';
import { socialImagePath } from './social-image.ts';

interface RouteOptions {
  readonly drawer: ImageDrawer;
  readonly openMedia: OpenMedia;
  readonly allowance: VisitorAllowance;
  readonly reads: ReadCache | undefined;
}

/** Registers the images that stand for shared pages, and the site's icons. */
export function registerSocialImageRoutes(server: FastifyInstance, options: RouteOptions): void {
  const { drawer, openMedia, allowance, reads } = options;

  server.get<{ Querystring: { page?: unknown } }>('/social-images/:file', async (request, reply) => {
    // Its address names what is in it.
    const kept = drawer.find(request.url);
    if (kept) return sendJpeg(reply, kept);
    const { storefront } = getVisit(request);
    const { socialLook: look } = storefront;
    const page = findPage(storefront, request.host, request.query.page);
    if (look === undefined || page === undefined) return refuse(reply);
    allowance.take(request);
    const shared = await readSharedPage({ storefront, ...page, vat: defaultVatChoice, reads }, request.log);
    if (shared === undefined) return refuse(reply);
    const current = socialImagePath(shared, look);
    if (current !== request.url) {
      return reply.header('cache-control', 'public, max-age=300').redirect(current, 302);
    }
    return draw(request, reply, sendJpeg, current, async () => ({
      kind: 'page',
      image: { look, title: shared.title, picture: await fetchPicture(shared.picture, openMedia) },
    }));
  });

  for (const { path, ...icon } of siteIcons) {
    server.get(path, async (request, reply) => {
      const { socialLook: look } = getVisit(request).storefront;
      if (look === undefined) return refuse(reply);
      return draw(request, reply, sendPng, path, async () => ({ kind: 'icon', image: { look, ...icon } }));
    });
  }

  async function draw(
    request: FastifyRequest,
    reply: FastifyReply,
    send: (reply: FastifyReply, image: Buffer) => FastifyReply,
    key: string,
    prepare: () => Promise<ImageJob>,
  ): Promise<FastifyReply> {
    try {
      return send(reply, await drawer.draw(key, prepare));
    } catch (error) {
      if (!(error instanceof DrawerBusyError)) request.log.error({ err: error }, 'An image could not be drawn');
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send();
    }
  }
}

/** Returns the locale and the normalized path of a page that may have an image. */
function findPage(storefront: Storefront, host: string, page: unknown): { locale: Locale; path: string } | undefined {
  if (typeof page !== 'string' || !page.startsWith('/')) return undefined;
  const [pathname = '/'] = page.split('?', 1);
  const found = resolveLocale(storefront.definition.site, storefront.hosts, {
    host,
    path: pathname,
    cookie: undefined,
  });
  if (found.kind !== 'locale') return undefined;
  const { path, keep, personal } = storefront.readAddress(found.locale, page);
  return keep && !personal ? { locale: found.locale, path } : undefined;
}

/** An address of a page's image names its content. */
const sendJpeg = (reply: FastifyReply, image: Buffer): FastifyReply =>
  reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/jpeg').send(image);

const sendPng = (reply: FastifyReply, image: Buffer): FastifyReply =>
  reply.header('cache-control', 'public, max-age=86400').type('image/png').send(image);

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('No such image\n');
}

/** Fetches a page's picture; a page whose picture cannot be had has an image with its title alone. */
async function fetchPicture(address: string | undefined, openMedia: OpenMedia): Promise<Uint8Array | undefined> {
  const [, folder, file] = /^\/media\/([^/]+)\/(\d+\.webp)$/.exec(address ?? '') ?? [];
  if (folder === undefined || file === undefined) return undefined;
  const answer = await openMedia(folder, file, AbortSignal.timeout(pictureMs));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.ok && answer.headers.get('content-type') === 'image/webp') return bytes;
  if (answer.status === 404) return undefined;
  throw new Error(`The picture ${folder} was answered with ${answer.status}`);
}

/** Milliseconds for a picture; the images behind it wait. */
const pictureMs = 3000;
