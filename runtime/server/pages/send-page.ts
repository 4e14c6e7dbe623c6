import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../accepted-encoding.ts';
import { retryAfterSeconds } from '../failure-handlers.ts';
import { allowFrames, allowStyles } from '../security/content-security-policy.ts';
import { getVisit } from '../visit.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageBody } from './page-body.ts';
import type { CacheResult, Freshness } from './page-cache.ts';

/** Values of the header `Cache-Status` (RFC 9211). */
export const cacheStatus: Readonly<Record<Freshness, string>> = {
  hit: 'shopgen; hit',
  stale: 'shopgen; hit; fwd=stale',
  miss: 'shopgen; fwd=miss',
  'stale-if-error': 'shopgen; hit; detail=stale-if-error',
};

/**
 * Sends a page in the smallest encoding that the visitor accepts; 304 when they have it already.
 *
 * @param onNewForm - Called when the page had to be compressed for it.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  given: CacheResult,
  onNewForm: () => void,
): unknown {
  const { status, body, location } = given.answer;
  void reply.code(status);
  if (location !== undefined) {
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'cache-status': cacheStatus[given.freshness] })
      .redirect(location, status);
  }
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const headers = pageHeaders(given, policyHeaders(request, given.answer));
  if (status === 200 && isSame(request.headers['if-none-match'], body)) {
    return reply.code(304).headers(headers).send();
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  const bytes = body.ready(encoding);
  if (bytes !== undefined) return reply.headers(headers).send(bytes);
  return body.in(encoding ?? 'br').then((made) => {
    onNewForm();
    return reply.headers(headers).send(made);
  });
}

/** Sends a page that belongs to one visitor and is never cached, nor by their browser. */
export async function sendPersonalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
  setCookies: readonly string[],
): Promise<unknown> {
  const { status, body, location } = answer;
  void reply.code(status).headers({ 'cache-control': 'private, no-store' });
  if (setCookies.length > 0) void reply.header('set-cookie', [...setCookies]);
  if (location !== undefined) return reply.redirect(location, status);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  const bytes = body.ready(encoding) ?? (await body.in(encoding ?? 'br'));
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      ...policyHeaders(request, answer),
      vary: 'accept-encoding, cookie',
    })
    .send(bytes);
}

/** The policies of a page, as headers. */
function policyHeaders(request: FastifyRequest, { styleSource, framed = false }: PageAnswer): Record<string, string> {
  const { contentSecurityPolicy, reportOnlyPolicy } = getVisit(request).storefront;
  return {
    'content-security-policy': allowStyles(
      framed ? allowFrames(contentSecurityPolicy) : contentSecurityPolicy,
      styleSource,
    ),
    ...(reportOnlyPolicy !== undefined && { 'content-security-policy-report-only': reportOnlyPolicy }),
  };
}

function pageHeaders(
  { answer: { status, body }, freshness }: CacheResult,
  policies: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    ...policies,
    // Also for uncompressed answers: a shared cache must not serve them to other visitors.
    vary: 'accept-encoding, cookie',
    // Browsers may store pages, for going back, but must revalidate them.
    'cache-control': status >= 500 ? 'no-store' : 'private, no-cache',
    'cache-status': cacheStatus[freshness],
  };
  if (status === 503) headers['retry-after'] = retryAfterSeconds;
  if (status < 500) headers.etag = body.etag;
  return headers;
}

/** Returns whether a visitor has the page. */
function isSame(header: string | undefined, body: PageBody): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${body.hash}"`);
}
