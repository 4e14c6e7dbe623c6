import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ClientSite, LocalePack, SitePaths } from '#runtime/contracts/app.ts';
import type { Tracking } from '#runtime/contracts/tracking.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { NotificationStore } from '#runtime/features/notifications/notification-store.ts';
import { createHref, hrefIn } from '#runtime/i18n/href.ts';
import { createTranslate } from '#runtime/i18n/messages.ts';

/** The environment that all loads of one page view, or of one browser session, share. */
export interface AppEnvironment {
  readonly site: ClientSite;
  readonly pack: LocalePack;
  readonly i18n: i18n;
  readonly trpc: LoadContext['trpc'];
  readonly queryClient: QueryClient;
  readonly notifications: NotificationStore;
  /** The visitor's VAT choice when the page was rendered. */
  readonly vat: VatChoice;
  /** Reports the visit; on the server, the contents of the page. Absent in locales without a tag manager. */
  readonly tracking?: Tracking | undefined;
}

/** The environment of loaders: an {@link AppEnvironment} and the paths of all locales. */
export interface LoadEnvironment extends AppEnvironment {
  readonly paths: SitePaths;
}

/** Creates the context of a screen's loader and head. */
export function createLoadContext(
  { site, pack, paths, i18n, trpc, queryClient }: LoadEnvironment,
  request: Pick<LoadContext, 'params' | 'url'>,
): LoadContext {
  return {
    ...request,
    trpc,
    queryClient,
    site,
    locale: pack.locale,
    settings: pack.settings,
    href: createHref(site, pack),
    hrefIn: (locale, key, params) => hrefIn({ domains: site.domains, paths }, locale, key, params),
    t: createTranslate(i18n.t),
  };
}
