import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.ts';

/** Headers by which a proxy passes a request on: through one everybody comes from this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Refuses everybody but programs of this machine that ask for it by a name of its own, so that no page of another host
 * that a browser shows here can have it asked, and nobody through a proxy.
 *
 * @throws {ProblemError} NOT_FOUND
 */
export function requireThisMachine({ ip, hostname, headers }: FastifyRequest): void {
  const isPassedOn = proxyHeaders.some((name) => headers[name] !== undefined);
  const isThisMachine = /^(127\.|::1$|::ffff:127\.)/.test(ip);
  const isNamedSo = /^((third-parties\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (isPassedOn || !isThisMachine || !isNamedSo) throw new ProblemError('NOT_FOUND');
}
