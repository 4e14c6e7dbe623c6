import type { Flags } from '#runtime/contracts/flags.ts';
import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';
import type { PageSizes } from '#runtime/contracts/site.ts';
import type { ApiHeaders, Apis } from './clients/addressed-client.ts';
import type { ReadCache, SeeRead } from './read-cache.ts';
import type { Visitor } from './visitor.ts';

/**
 * The context of procedures. Created by the server for each request, from the site's configuration and the resolved
 * locale.
 */
export interface RpcContext extends Apis {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  /** Items per page come from the site, never from the browser. */
  readonly pageSizes: PageSizes;
  /** The types of search that are switched on. */
  readonly searchFlags: Flags['search'];
  /** Headers that both specifications require on every operation. `products` and `content` add them automatically. */
  readonly headers: ApiHeaders;
  /** The read cache; absent if nothing is cached. */
  readonly readCache?: ReadCache | undefined;
  /** Called for each query, if reads are cached. */
  readonly see?: SeeRead;
  /** The visitor who calls; absent while a page for everybody is rendered. */
  readonly visitor?: Visitor | undefined;
}
