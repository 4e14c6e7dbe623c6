import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { problemStatus } from '#runtime/app/problem-status.ts';

const rpcError = (httpStatus: number): TRPCClientError<never> =>
  TRPCClientError.from({
    error: {
      code: -32000,
      message: 'X',
      data: { httpStatus, problem: { code: 'X', messageKey: 'apiErrors:UNKNOWN' } },
    },
  });

describe('problemStatus', () => {
  it.each([
    [404, 404],
    [401, 401],
    [429, 503],
    [408, 503],
    [502, 503],
    [503, 503],
    [504, 503],
    [500, 500],
  ])('turns an answer %i of the procedures into page status %i', (answer, page) => {
    expect(problemStatus(rpcError(answer))).toBe(page);
  });

  it('treats a call that never arrived as an outage', () => {
    expect(problemStatus(TRPCClientError.from(new TypeError('fetch failed')))).toBe(503);
  });

  it('treats anything else as a bug', () => {
    expect(problemStatus(new TypeError('x is undefined'))).toBe(500);
  });
});
