import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type CallProcedure, createLateProcedures } from '#runtime/data/late-procedures.ts';

describe('a query through procedures that come late', () => {
  it('hands on the signal that breaks it off, where it was asked to', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const call: CallProcedure = async (_type, _path, _input, signal) => {
      signals.push(signal);
      return { query: '', groups: [] };
    };
    const { suggestions } = createLateProcedures(call).search;
    const client = new QueryClient();
    await client.fetchQuery(suggestions.queryOptions({ q: 'vilt' }, { trpc: { abortOnUnmount: true } }));
    await client.fetchQuery(suggestions.queryOptions({ q: 'schuim' }));
    expect(signals[0]).toBeInstanceOf(AbortSignal);
    expect(signals[1]).toBeUndefined();
  });
});
