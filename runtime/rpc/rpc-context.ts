import type { Flags } from '#runtime/contracts/flags.ts';
import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';
import type { PageSizes } from '#runtime/contracts/site.ts';
import type { ApiHeaders, Apis } from './clients/addressed-client.ts';
import type { ReadCache, SeeRead } from './read-cache.ts';
import type { Visitor } from './visitor.ts';

/** What every procedure may use. Made by the server per request, from the site's configuration and the resolved locale. */
export interface RpcContext extends Apis {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  /** Items per page come from the site, never from the browser. */
  readonly pageSizes: PageSizes;
  /** What visitors may search. */
  readonly searchFlags: Flags['search'];
  /** Headers that both specs ask for on every operation. `products` and `content` send them of themselves. */
  readonly headers: ApiHeaders;
  /** What was read before; absent where everything is asked anew. */
  readonly readCache?: ReadCache | undefined;
  /** Told of each query, where reads are cached. */
  readonly see?: SeeRead;
  /** Whose call it is; absent where a page for everybody is made. */
  readonly visitor?: Visitor | undefined;
}
