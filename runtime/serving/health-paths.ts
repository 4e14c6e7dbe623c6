import type { IncomingMessage } from 'node:http';

/** Paths by which load balancers and monitoring ask how a server is: they answer on any host, and never end by themselves. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Returns whether a request asks how the server is. */
export const isProbe = ({ url = '' }: IncomingMessage): boolean => healthPaths.has(url);
