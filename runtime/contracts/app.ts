import type { ComponentType, ReactNode } from 'react';
import type { AdviceChoices } from './advice-choices.ts';
import type { ThirdPartyPack } from './consent.ts';
import type { Head } from './head.ts';
import type { Domain, Locale, LocaleSettings } from './locale.ts';
import type { Messages } from './messages.ts';
import type { RoomUse } from './room-uses.ts';
import type { PageKey, RoutePaths } from './routes.ts';
import type { PageSizes } from './site.ts';
import type { Slots } from './slots.ts';
import type { Tracking } from './tracking.ts';

// Imported from here by generated files.
export type { Messages } from './messages.ts';

/** The public part of a site's configuration; the same for every visitor of a locale. */
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
  /** What the form that requests advice lets people choose; absent: the usual. */
  readonly adviceForm?: AdviceChoices;
  /** What the first room of the calculator is used for; absent: the usual. */
  readonly roomUse?: RoomUse;
}

/** Path patterns per locale, of routes with a screen. */
export type SitePaths = Readonly<Record<Locale, RoutePaths>>;

/** A site with its paths, for the server. */
export interface AddressedSite extends ClientSite {
  readonly paths: SitePaths;
}

/** The texts, settings and paths of one locale, loaded separately. */
export interface LocalePack {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  readonly messages: Messages;
  /** Path patterns of the routes that have a screen. */
  readonly paths: RoutePaths;
  /** The texts of forms, for pages with forms. */
  readonly formTexts: () => Promise<Messages>;
  /** Third parties that load something after consent; absent if there are none. */
  readonly thirdParties?: () => Promise<ThirdPartyPack>;
  /** Whether visits are reported to a tag manager. */
  readonly isTracked?: boolean;
}

/** What a page knows of its site that is not code: sites whose pages are made of the same code differ only in it. */
export interface SiteData {
  readonly site: ClientSite;
  readonly localePacks: Readonly<Record<Locale, () => Promise<LocalePack>>>;
  /** The paths of every locale, fetched with the first route change, which needs the alternates of the next page. */
  readonly paths: () => Promise<SitePaths>;
}

/** One screen, put together by a generated route module. `Context` is the `LoadContext` of `runtime/data`. */
export interface RouteModule<Context> {
  readonly Screen: ComponentType;
  /** Fills the query cache; throws a redirect or a problem. Absent: the screen needs no data. */
  readonly load?: (context: Context) => Promise<void>;
  /** Absent: the title is the route's. */
  readonly head?: (context: Context) => Head;
  /** Components of slots that only this route has. */
  readonly slots?: Slots;
  /** What those components show. */
  readonly parts?: readonly LoadedPart<Context>[];
}

export interface RouteDefinition<Context> {
  readonly key: string;
  readonly module: () => Promise<RouteModule<Context>>;
  /** Whether its pages need the texts of forms; `late`: a part of the page fetches them by itself. */
  readonly showsForms?: boolean | 'late';
}

export interface ErrorScreenProps {
  /** HTTP status of the page: 503 when an API does not answer, 500 for a bug. */
  readonly status: number;
  /** Whether the page failed in the browser, which no log of the shop records. */
  readonly inBrowser: boolean;
}

/** A part with its own data: of the frame, besides the menus, or of the pages of one route. */
export interface LoadedPart<Context> {
  /** Fills the query cache. Never throws: pages work without it. */
  readonly load: (context: Context) => Promise<void>;
  /** Structured data about it: of the home page for a part of the frame, else of the pages of its route. */
  readonly structuredData?: (context: Context) => NonNullable<Head['jsonLd']>;
}

export interface ProfiledProps {
  /** The route key of the screen. */
  readonly route: string;
  readonly children: ReactNode;
}

/** A site's data with the code of its pages; generated entries pass it to browser and server. */
export interface AppDefinition<Context> extends SiteData {
  /** Contains `notFound`, which is also shown for unknown paths. */
  readonly routes: readonly RouteDefinition<Context>[];
  /** Shown when a page could not be made; loaded with the entry, since it may be needed when nothing can be fetched. */
  readonly ErrorScreen: ComponentType<ErrorScreenProps>;
  readonly slots: Slots;
  readonly frameParts?: readonly LoadedPart<Context>[];
  /** Reports visits, in the locales that are tracked. */
  readonly tracking?: Tracking;
  /** Wraps every screen to measure it, on sites with monitoring. */
  readonly Profiled?: ComponentType<ProfiledProps>;
}
