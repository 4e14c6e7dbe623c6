import type { ComponentType, ReactNode } from 'react';
import type { ThirdPartyPack } from './consent.ts';
import type { Head } from './head.ts';
import type { Domain, Locale, LocaleSettings } from './locale.ts';
import type { Messages } from './messages.ts';
import type { PageKey, RouteKey, RoutePaths } from './routes.ts';
import type { PageSizes } from './site.ts';
import type { Slots } from './slots.ts';
import type { Tracking } from './tracking.ts';

// Where generated files look for it.
export type { Messages } from './messages.ts';

/** What of the site the browser may know; the same for every visitor of a locale. */
export interface ClientSite {
  readonly id: string;
  readonly siteName: string;
  readonly shopName: string;
  readonly defaultLocale: Locale;
  readonly locales: readonly Locale[];
  readonly localeNames: Readonly<Record<Locale, string>>;
  readonly domains: Readonly<Record<Locale, Domain>>;
  readonly pages: Partial<Readonly<Record<PageKey, string>>>;
  readonly pageSizes: PageSizes;
}

/** Path patterns per locale, only of routes that have a screen: nothing else can be linked to. */
export type SitePaths = Readonly<Record<Locale, RoutePaths>>;

/** A site with all its addresses, as the server knows it. */
export interface AddressedSite extends ClientSite {
  readonly paths: SitePaths;
}

/** What belongs to one locale: loaded alone, so that a visitor downloads no other. */
export interface LocalePack {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  readonly messages: Messages;
  /** Path patterns of the routes that have a screen. */
  readonly paths: RoutePaths;
  /** The texts that only pages with forms show. */
  readonly formTexts: () => Promise<Messages>;
  /** Who may load something after a visitor has agreed; absent where nobody does. */
  readonly thirdParties?: () => Promise<ThirdPartyPack>;
}

/** One screen, put together by a generated route module. `Context` is the `LoadContext` of `runtime/data`. */
export interface RouteModule<Context> {
  readonly Screen: ComponentType;
  /** Fills the query cache; throws a redirect or a problem, never returns a half-loaded page. Absent: it needs nothing. */
  readonly load?: (context: Context) => Promise<void>;
  /** Absent: the title of the route says it all. */
  readonly head?: (context: Context) => Head;
  /** What stands in slots that no other route has. */
  readonly slots?: Slots;
}

export interface RouteDefinition<Context> {
  readonly key: RouteKey;
  readonly module: () => Promise<RouteModule<Context>>;
  /** Whether its pages need the texts of forms; `late`: a part of the page fetches them for itself. */
  readonly showsForms?: boolean | 'late';
}

export interface ErrorScreenProps {
  /** HTTP status of the page: 503 when an API does not answer, 500 for a fault of ours. */
  readonly status: number;
  /** Whether the page failed in the browser, where nobody of the shop hears of it. */
  readonly inBrowser: boolean;
}

/** What stands around every screen, beyond the menus, and needs data of its own. */
export interface FramePart<Context> {
  /** Fills the query cache. Never throws: a page does without what stands around it. */
  readonly load: (context: Context) => Promise<void>;
  /** What the home page says of it to machines. */
  readonly structuredData?: (context: Context) => NonNullable<Head['jsonLd']>;
}

export interface ProfiledProps {
  /** The route key of the screen. */
  readonly route: string;
  readonly children: ReactNode;
}

/** A storefront: everything that differs between sites, handed to `createApp` and `createServer` by the generated entries. */
export interface AppDefinition<Context> {
  readonly site: ClientSite;
  /** Holds `notFound`, which also answers every path that no route knows. */
  readonly routes: readonly RouteDefinition<Context>[];
  /** Shown when a page could not be made; loaded with the entry, since it may be needed when nothing can be fetched. */
  readonly ErrorScreen: ComponentType<ErrorScreenProps>;
  readonly localePacks: Readonly<Record<Locale, () => Promise<LocalePack>>>;
  /** The paths of every locale, fetched by who goes on: only then is a page's place in other languages worked out. */
  readonly paths: () => Promise<SitePaths>;
  readonly slots: Slots;
  readonly frameParts?: readonly FramePart<Context>[];
  /** Reports visits, in the locales that have a tag manager. */
  readonly tracking?: Partial<Readonly<Record<Locale, Tracking>>>;
  /** Stands around every screen and measures it, on sites that configure monitoring. */
  readonly Profiled?: ComponentType<ProfiledProps>;
}
