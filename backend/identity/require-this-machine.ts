import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '#runtime/serving/this-machine.ts';
import { ProblemError } from '../errors/problem.ts';

/**
 * Rejects requests that are not from a program of this machine to one of its own host names, so that neither a page of
 * another host in a browser here nor a client behind a proxy can send them.
 *
 * @throws {ProblemError} NOT_FOUND
 */
export function requireThisMachine({ hostname, headers, socket }: FastifyRequest): void {
  const isNamedSo = /^((third-parties\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (!isNamedSo || !isFromThisMachine(headers, socket.remoteAddress)) throw new ProblemError('NOT_FOUND');
}
