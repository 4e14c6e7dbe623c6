import type { FastifyInstance } from 'fastify';
import { acceptedEncodings } from '../accepted-encoding.ts';
import type { Asset } from './load-assets.ts';

/**
 * Serves the client build under `/assets/`, from memory. File names contain a hash of the content, so browsers cache
 * them for a year; text files were compressed when they were built.
 *
 * @param assets - The files of the client build by name.
 */
export function registerAssetsRoute(server: FastifyInstance, assets: ReadonlyMap<string, Asset>): void {
  server.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (asset === undefined) return reply.callNotFound();
    const encoding = acceptedEncodings(request.headers['accept-encoding']).find((each) => asset[each] !== undefined);
    // Names contain a hash, so the name identifies the version.
    const etag = `"${name}${encoding === undefined ? '' : `.${encoding}`}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type(asset.type).send(encoding === undefined ? asset.plain : asset[encoding]);
  });
}
