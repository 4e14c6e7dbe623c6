import type { QueryClient } from '@tanstack/react-query';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { ClientSite } from '#runtime/contracts/app.ts';
import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';
import type { OwnTexts } from '#runtime/contracts/messages.ts';
import type { Href } from '#runtime/contracts/routes.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';

/** Returns the text of a key: `t('product:options.surcharge', { price })`. */
export type Translate = (
  key: MessageKey | keyof OwnTexts,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The context of a screen's loader and head, on the server and in the browser. */
export interface LoadContext {
  /** Query options by procedure. Runs in process on the server, over HTTP in the browser. */
  readonly trpc: TRPCOptionsProxy<AppRouter>;
  readonly queryClient: QueryClient;
  /** Parameters of the matched path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Requested address of the page, locale prefix and query included. */
  readonly url: URL;
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  readonly site: ClientSite;
  readonly href: Href;
  /** Path of a route in another locale, prefix included; `undefined` for a route the site lacks there. */
  readonly hrefIn: (locale: Locale, key: string, params: Readonly<Record<string, string>>) => string | undefined;
  readonly t: Translate;
}
