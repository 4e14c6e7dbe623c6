import {
  createTRPCClient,
  getUntypedClient,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';
import superjson from 'superjson';
import type { Locale } from '#runtime/contracts/locale.ts';
import { trpcPath } from '#runtime/contracts/trpc-path.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import type { CallProcedure } from './late-procedures.ts';
import { hasBody, isUnbatched } from './unbatched.ts';

/** Max. calls in a batch; the server rejects more (`maxBatchSize` of its tRPC route). */
const maxBatchItems = 10;

/** Max. characters of a batch's URL; longer ones are split, since proxies truncate URLs. */
const maxUrlLength = 4000;

/** Options of the browser's client. */
export interface BrowserTrpcOptions {
  readonly locale: Locale;
  /** Origin to call; the page's own when absent. */
  readonly origin?: string;
}

/** Creates the browser's tRPC client: simultaneous queries share a streamed batch, except for unbatched ones. */
export function createBrowserTrpcClient({ locale, origin = '' }: BrowserTrpcOptions): TRPCClient<AppRouter> {
  const connection = {
    url: `${origin}${trpcPath}`,
    transformer: superjson,
    headers: { 'x-locale': locale, 'x-ssr': '1' },
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: isUnbatched,
        true: splitLink({
          condition: hasBody,
          true: httpLink({ ...connection, methodOverride: 'POST' }),
          false: httpLink(connection),
        }),
        false: httpBatchStreamLink({ ...connection, maxItems: maxBatchItems, maxURLLength: maxUrlLength }),
      }),
    ],
  });
}

let calls: CallProcedure | undefined;

/** Returns the client of a page, which stays in its locale, called by the names of procedures. */
export function createPageClient(locale: Locale): CallProcedure {
  if (calls === undefined) {
    const client = getUntypedClient(createBrowserTrpcClient({ locale }));
    calls = (type, path, input, signal) => client[type](path, input, signal && { signal });
  }
  return calls;
}
