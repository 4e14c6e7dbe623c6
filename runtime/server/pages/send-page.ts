import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '../accepted-encoding.ts';
import { retryAfterSeconds } from '../failure-handlers.ts';
import { visitOf } from '../visit.ts';
import type { PageBody } from './page-body.ts';
import type { Freshness, Given } from './page-keeper.ts';

/** RFC 9211: how an answer came about, for whoever looks into it. */
const cacheStatus: Readonly<Record<Freshness, string>> = {
  hit: 'shopgen; hit',
  stale: 'shopgen; hit; fwd=stale',
  made: 'shopgen; fwd=miss',
  'failed-over': 'shopgen; hit; detail=stale-if-error',
};

/** Sends a page in the smallest form that the visitor takes; nothing of the page where he has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, freshness }: Given,
  onNewForm: () => void,
): unknown {
  const { status, body, location } = answer;
  void reply.header('cache-status', cacheStatus[freshness]);
  if (location !== undefined) return reply.header('cache-control', 'private, no-cache').redirect(location, status);

  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const etag = body.etag(encoding);
  void reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': visitOf(request).storefront.contentSecurityPolicy,
    // Also where it is not compressed: what is kept for one visitor may not suit the next.
    vary: 'accept-encoding, cookie',
    // Pages may be kept by the visitor's own browser, for going back, but are asked for again.
    'cache-control': status >= 500 ? 'no-store' : 'private, no-cache',
    ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    ...(status < 500 && { etag }),
  });
  if (status === 200 && isSame(request.headers['if-none-match'], body)) return reply.code(304).send();
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  const bytes = body.ready(encoding);
  return bytes === undefined ? sendWhenMade(reply, body, encoding, onNewForm) : reply.send(bytes);
}

async function sendWhenMade(
  reply: FastifyReply,
  body: PageBody,
  encoding: Encoding | undefined,
  onNewForm: () => void,
): Promise<unknown> {
  const bytes = encoding === undefined ? body.plain : await body.in(encoding);
  onNewForm();
  return reply.send(bytes);
}

/** Whether a visitor has the page: any of its forms is the same page to him. */
function isSame(header: string | undefined, body: PageBody): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // A proxy that compresses by itself makes a validator weak.
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '').startsWith(`"${body.hash}`));
}
