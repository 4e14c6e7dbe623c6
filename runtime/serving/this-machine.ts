import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a proxy adds: behind one, every request comes from this machine. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Returns whether a request was sent by a program of this machine, and not passed on by one. */
export function isFromThisMachine(headers: IncomingHttpHeaders, address: string | undefined): boolean {
  const isLoopback = address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
  return isLoopback && !proxyHeaders.some((name) => headers[name] !== undefined);
}
