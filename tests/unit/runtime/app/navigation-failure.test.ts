import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { describeNavigationFailure, readNavigationFailure } from '#runtime/app/navigation-failure.ts';
import { createMessages } from '#runtime/i18n/messages.ts';

function problem(code: string, httpStatus: number): TRPCClientError<never> {
  const data = { httpStatus, problem: { code, messageKey: `apiErrors:${code}` } };
  return TRPCClientError.from({ error: { code: -32000, message: code, data } });
}

describe('readNavigationFailure', () => {
  it('takes a network that is gone and an API that is too slow for what is in the way', () => {
    expect(readNavigationFailure(new TRPCClientError('Failed to fetch'))).toBe('apiErrors:NETWORK_ERROR');
    expect(readNavigationFailure(problem('TIMEOUT', 504))).toBe('apiErrors:TIMEOUT');
  });

  it('leaves to the page what the page has to say', () => {
    expect(readNavigationFailure(problem('NOT_FOUND', 404))).toBeUndefined();
    expect(readNavigationFailure(problem('SERVICE_UNAVAILABLE', 503))).toBeUndefined();
    expect(readNavigationFailure(new Response(null, { status: 301 }))).toBeUndefined();
  });

  it('takes code that cannot be fetched for code that a new version has replaced', () => {
    expect(readNavigationFailure(new TypeError('Failed to fetch dynamically imported module'))).toBe('outdated');
  });
});

it('is described in the language of the locale', () => {
  const messages = { components: { 'error.title': 'Er ging iets mis' }, apiErrors: { TIMEOUT: 'Dit duurde te lang.' } };
  expect(describeNavigationFailure('apiErrors:TIMEOUT', createMessages({ locale: 'nl-NL', messages }))).toEqual({
    variant: 'error',
    title: 'Er ging iets mis',
    description: 'Dit duurde te lang.',
  });
});
