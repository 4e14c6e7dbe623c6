import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Asset, loadAssets } from './load-assets.ts';

type Encoding = 'br' | 'gzip' | undefined;

/** Whether a visitor takes an encoding, by name or by `*`; a weight of 0 refuses it. */
function accepts(header: string, encoding: string): boolean {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const [, weight = 'q=1'] = offers.find(([name]) => name === encoding) ??
    offers.find(([name]) => name === '*') ?? ['', 'q=0'];
  return Number(weight.replace('q=', '')) > 0;
}

/** The smallest form that there is and the visitor takes. */
function chooseEncoding(asset: Asset, header: string): Encoding {
  if (asset.br !== undefined && accepts(header, 'br')) return 'br';
  return asset.gzip !== undefined && accepts(header, 'gzip') ? 'gzip' : undefined;
}

/**
 * Serves the client build under `/assets/`, from memory. File names carry a hash of what is in them, so browsers keep them
 * for a year; text files were compressed when they were built.
 *
 * @param clientDir - Absolute path of the folder of the client build.
 */
export async function registerAssetsRoute(server: FastifyInstance, clientDir: string): Promise<void> {
  const assets = await loadAssets(path.join(clientDir, 'assets'));
  server.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (asset === undefined) return reply.callNotFound();
    const encoding = chooseEncoding(asset, request.headers['accept-encoding'] ?? '');
    // Names carry a hash, so a name is enough to tell whether a file has changed.
    const etag = `"${name}${encoding === undefined ? '' : `.${encoding}`}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type(asset.type).send(encoding === undefined ? asset.plain : asset[encoding]);
  });
}
