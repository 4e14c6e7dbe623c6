import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the client build under `/assets/`. File names carry a hash of what is in them, so browsers keep them for a
 * year; text files lie there compressed already.
 */
export async function registerAssetsRoute(server: FastifyInstance, clientDir: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Names carry a hash, so a name is enough to tell whether a file has changed.
    lastModified: false,
    setHeaders: (response) => response.setHeader('vary', 'Accept-Encoding'),
  });
}
