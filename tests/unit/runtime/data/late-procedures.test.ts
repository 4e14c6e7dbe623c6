import { skipToken } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLateProcedures } from '#runtime/data/late-procedures.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

const called: (readonly [type: string, path: string, input: unknown])[] = [];
beforeEach(() => {
  called.length = 0;
});

const queryClient = createQueryClient();
const late = createLateProcedures(async (type, path, input) => {
  called.push([type, path, input]);
  return { name: 'Fjord' };
});
const original = createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient({ links: [] }), queryClient });

/** All query keys. */
const getKeys = (trpc: typeof original) => ({
  plain: trpc.content.menus.queryKey(),
  withInput: trpc.catalogue.product.queryKey({ slug: 'fjord' }),
  ofOptions: trpc.catalogue.product.queryOptions({ slug: 'fjord' }).queryKey,
  skipped: trpc.catalogue.product.queryOptions(skipToken).queryKey,
  area: trpc.catalogue.pathKey(),
  areaFilter: trpc.catalogue.pathFilter(),
  filter: trpc.catalogue.product.queryFilter({ slug: 'fjord' }),
  path: trpc.catalogue.product.queryOptions({ slug: 'fjord' }).trpc.path,
});

describe('procedures whose client comes late', () => {
  it('have the keys of tRPC, under which the server has filled the cache', () => {
    expect(getKeys(late)).toEqual(getKeys(original));
  });

  it('are called when their data is wanted, by path and input', async () => {
    const product = await queryClient.fetchQuery(late.catalogue.product.queryOptions({ slug: 'fjord' }));
    expect(product.name).toBe('Fjord');
    expect(called).toEqual([['query', 'catalogue.product', { slug: 'fjord' }]]);
  });

  it('keep the options that come with a call, and skip what is to be skipped', () => {
    const options = late.catalogue.product.queryOptions(skipToken, { staleTime: 7 });
    expect(options.staleTime).toBe(7);
    expect(options.queryFn).toBe(skipToken);
  });
});
