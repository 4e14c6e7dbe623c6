import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * The path at which the backend reports changes. It answers on any host: the backend uses the address, not the host
 * name.
 */
export const purgePath = '/internal/purge';

/** Changes of a shop, as tags. */
const purgeSchema = z.object({
  shopId: z.string().min(1).max(200),
  tags: z.array(z.string().min(1).max(300)).min(1).max(1000),
});

export interface PurgeOptions {
  /** The key that authenticates the backend; absent: no request is authenticated. */
  readonly serviceKey: string | undefined;
  readonly shopId: string;
  readonly purge: (tags: readonly string[]) => Promise<void>;
}

/**
 * `POST /internal/purge`: lets go of the pages that were made of what has changed. For programs that hold the service
 * key; a browser cannot reach it, whatever page it shows, since it always says that it is one.
 */
export function registerPurgeRoute(server: FastifyInstance, { serviceKey, shopId, purge }: PurgeOptions): void {
  const expected = serviceKey === undefined ? undefined : digest(`Bearer ${serviceKey}`);
  server.route({
    method: 'POST',
    url: purgePath,
    onRequest: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { authorization, origin, 'sec-fetch-site': fetchSite } = request.headers;
      if (origin !== undefined || fetchSite !== undefined) {
        return reply.code(403).send({ error: 'This is not for browsers.' });
      }
      if (expected === undefined || authorization === undefined || !timingSafeEqual(digest(authorization), expected)) {
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'This takes the service key.' });
      }
    },
    handler: async (request, reply) => {
      const wanted = purgeSchema.safeParse(request.body);
      if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) });
      // Purges of other shops are ignored.
      if (wanted.data.shopId === shopId) await purge(wanted.data.tags);
      return reply.code(204).send();
    },
  });
}

/** Returns a hash of fixed length, so that the comparison takes constant time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
