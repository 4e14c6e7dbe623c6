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

  it('takes a call that never arrived for an outage', () => {
    expect(problemStatus(TRPCClientError.from(new TypeError('fetch failed')))).toBe(503);
  });

  it('takes anything else for a fault of ours', () => {
    expect(problemStatus(new TypeError('x is undefined'))).toBe(500);
  });
});
