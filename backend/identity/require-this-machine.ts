import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.ts';

/** Headers that a proxy adds: behind one, every request comes from this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Rejects requests that are not from a program of this machine to one of its own host names, so that neither a page of
 * another host in a browser here nor a client behind a proxy can send them.
 *
 * @throws {ProblemError} NOT_FOUND
 */
export function requireThisMachine({ ip, hostname, headers }: FastifyRequest): void {
  const isPassedOn = proxyHeaders.some((name) => headers[name] !== undefined);
  const isThisMachine = /^(127\.|::1$|::ffff:127\.)/.test(ip);
  const isNamedSo = /^((third-parties\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (isPassedOn || !isThisMachine || !isNamedSo) throw new ProblemError('NOT_FOUND');
}
