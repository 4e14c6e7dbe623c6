import type { Flags } from '#runtime/contracts/flags.ts';
import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';
import type { PageSizes } from '#runtime/contracts/site.ts';
import type { Apis } from './clients/connect-apis.ts';
import type { KeptReads, SeeRead } from './kept-reads.ts';
import type { Visitor } from './visitor.ts';

/** What every procedure may use. Made by the server per request, from the site's configuration and the resolved locale. */
export interface RpcContext extends Apis {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  /** Items per page come from the site, never from the browser. */
  readonly pageSizes: PageSizes;
  /** What visitors may search. */
  readonly searchFlags: Flags['search'];
  /** Headers that both specs ask for on every operation. */
  readonly headers: ApiHeaders;
  /** What was read before; absent where everything is asked anew. */
  readonly kept?: KeptReads | undefined;
  /** Told of each query, where reads are kept. */
  readonly see?: SeeRead;
  /** Whose call it is; absent where a page for everybody is made. */
  readonly visitor?: Visitor | undefined;
}

/** Shop and language of a call. */
export interface ApiHeaders {
  readonly 'X-Shop-Id': string;
  /** One BCP 47 tag. */
  readonly 'Accept-Language': Locale;
}
