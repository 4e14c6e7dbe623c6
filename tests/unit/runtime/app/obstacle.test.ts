import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { describeObstacle, readObstacle } from '#runtime/app/obstacle.ts';
import { createMessages } from '#runtime/i18n/messages.ts';

function problem(code: string, httpStatus: number): TRPCClientError<never> {
  const data = { httpStatus, problem: { code, messageKey: `apiErrors:${code}` } };
  return TRPCClientError.from({ error: { code: -32000, message: code, data } });
}

describe('readObstacle', () => {
  it('takes a network that is gone and an API that is too slow for what is in the way', () => {
    expect(readObstacle(new TRPCClientError('Failed to fetch'), true)).toBe('apiErrors:NETWORK_ERROR');
    expect(readObstacle(problem('TIMEOUT', 504), true)).toBe('apiErrors:TIMEOUT');
  });

  it('leaves to the page what the page has to say', () => {
    expect(readObstacle(problem('NOT_FOUND', 404), true)).toBeUndefined();
    expect(readObstacle(problem('SERVICE_UNAVAILABLE', 503), true)).toBeUndefined();
    expect(readObstacle(new Response(null, { status: 301 }), true)).toBeUndefined();
  });

  it('tells code that a new version has replaced from code that no network brings', () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    expect(readObstacle(gone, true)).toBe('outdated');
    expect(readObstacle(gone, false)).toBe('apiErrors:NETWORK_ERROR');
  });
});

it('is told in the words of the locale', () => {
  const messages = { components: { 'error.title': 'Er ging iets mis' }, apiErrors: { TIMEOUT: 'Dit duurde te lang.' } };
  expect(describeObstacle('apiErrors:TIMEOUT', createMessages({ locale: 'nl-NL', messages }))).toEqual({
    variant: 'error',
    title: 'Er ging iets mis',
    description: 'Dit duurde te lang.',
  });
});
