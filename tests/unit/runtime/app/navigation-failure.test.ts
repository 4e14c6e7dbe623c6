import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { describeNavigationFailure, readNavigationFailure } from '#runtime/app/navigation-failure.ts';
import { createMessages } from '#runtime/i18n/messages.ts';

function problem(code: string, httpStatus: number): TRPCClientError<never> {
  const data = { httpStatus, problem: { code, messageKey: `apiErrors:${code}` } };
  return TRPCClientError.from({ error: { code: -32000, message: code, data } });
}

describe('readNavigationFailure', () => {
  it('treats a lost network and a slow API as failures of the network', () => {
    expect(readNavigationFailure(new TRPCClientError('Failed to fetch'))).toBe('apiErrors:NETWORK_ERROR');
    expect(readNavigationFailure(problem('TIMEOUT', 504))).toBe('apiErrors:TIMEOUT');
  });

  it('leaves problems of the page to the page', () => {
    expect(readNavigationFailure(problem('NOT_FOUND', 404))).toBeUndefined();
    expect(readNavigationFailure(problem('SERVICE_UNAVAILABLE', 503))).toBeUndefined();
    expect(readNavigationFailure(new Response(null, { status: 301 }))).toBeUndefined();
  });

  it('treats code that cannot be fetched as replaced by a new version', () => {
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
