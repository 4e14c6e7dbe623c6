import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ClientSite, LocalePack } from '#runtime/contracts/app.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { NotificationStore } from '#runtime/features/notifications/notification-store.ts';
import { createHref, hrefIn } from '#runtime/i18n/href.ts';
import { createTranslate } from '#runtime/i18n/messages.ts';

/** What stays the same for every load of one page view or one browser session. */
export interface AppEnvironment {
  readonly site: ClientSite;
  readonly pack: LocalePack;
  readonly i18n: i18n;
  readonly trpc: LoadContext['trpc'];
  readonly queryClient: QueryClient;
  readonly notifications: NotificationStore;
  /** How the visitor wanted prices shown when the page was rendered. */
  readonly vat: VatChoice;
}

/** Puts together what a screen's loader and head may use. */
export function createLoadContext(
  { site, pack, i18n, trpc, queryClient }: AppEnvironment,
  request: Pick<LoadContext, 'params' | 'url'>,
): LoadContext {
  return {
    ...request,
    trpc,
    queryClient,
    site,
    locale: pack.locale,
    settings: pack.settings,
    href: createHref(site, pack.locale),
    hrefIn: (locale, key, params) => hrefIn(site, locale, key, params),
    t: createTranslate(i18n.t),
  };
}
