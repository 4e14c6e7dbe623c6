import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#runtime/data/query-client.ts';

describe('createQueryClient', () => {
  it('does not retry a failed query', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('down')));
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: [['catalogue', 'categories']], queryFn }).catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
  });

  it('refetches only the visitor’s own data after a mutation', async () => {
    const client = createQueryClient();
    const keys = [
      ['cart', 'lines'],
      ['user', 'me'],
      ['auth', 'session'],
      ['order', 'list'],
      ['storage', 'list'],
      ['catalogue', 'categories'],
    ];
    const asked: string[] = [];
    const stop = keys.map((path) =>
      new QueryObserver(client, {
        queryKey: [path, { type: 'query' }],
        queryFn: async () => asked.push(path.join('.')),
      }).subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    asked.length = 0;

    await new MutationObserver(client, { mutationFn: async () => 'added' }).mutate();
    expect(asked.sort()).toEqual(['auth.session', 'cart.lines', 'order.list', 'storage.list', 'user.me']);
    for (const end of stop) end();
  });

  it('leaves everything as it is after a mutation that failed', async () => {
    const client = createQueryClient();
    client.setQueryData([['cart', 'lines']], 1);
    await new MutationObserver(client, { mutationFn: async () => Promise.reject(new Error('no')) })
      .mutate()
      .catch(() => undefined);
    expect(client.getQueryState([['cart', 'lines']])?.isInvalidated).toBe(false);
  });
});
