import type { AdviceChoices } from './advice-choices.ts';
import type { Purpose } from './consent.ts';
import type { Flags } from './flags.ts';
import type { Domain, Locale, LocaleSettings } from './locale.ts';
import type { RoomUse } from './room-uses.ts';
import type { PageKey, RoutePaths } from './routes.ts';
import type { Theme } from './theme.ts';

/** Items on one page of an overview. */
export interface PageSizes {
  readonly archive: number;
  readonly productArchive: number;
  readonly inspirationArchive: number;
}

/** Content security policy directives that an integration may extend, without the `-src` suffix where there is one. */
export type PolicyDirective = 'script' | 'connect' | 'img' | 'frame' | 'style' | 'font' | 'form-action';

/** A third party that a site loads. The content security policy allows only its hosts. */
export interface Integration {
  readonly hosts?: Partial<Readonly<Record<PolicyDirective, readonly string[]>>>;
  /** Identifier per locale (a tag manager id, say). A locale that is absent does not load the integration. */
  readonly ids?: Partial<Readonly<Record<Locale, string>>>;
  /** Address per locale: of a script, of the pixel's image, or of the monitoring endpoint. */
  readonly urls?: Partial<Readonly<Record<Locale, string>>>;
  /** Key per locale that authenticates the site's reports. Public: every visitor's browser has it. */
  readonly keys?: Partial<Readonly<Record<Locale, string>>>;
  /** Origin that gives the tag manager's script; absent: Google's. */
  readonly server?: string;
}

/** A third party that an extension adds. */
export interface ExtensionParty {
  /** The extension. */
  readonly name: string;
  readonly purposes: readonly Purpose[];
  /** What creates it: an export of a module, under a name that no other has. */
  readonly load?: { readonly module: string; readonly create: string; readonly as: string };
  /** What it is created with, by locale. */
  readonly arguments: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

/** The third parties of a site's extensions, with the hosts of all of them. */
export interface ExtensionParties extends Integration {
  readonly parties: readonly ExtensionParty[];
}

export interface Integrations {
  readonly tagManager?: Integration;
  readonly adCalls?: Integration;
  readonly visitorPixel?: Integration;
  readonly forms?: Integration;
  readonly monitoring?: Integration;
  readonly payment?: Integration;
  /** The players of the site's videos. */
  readonly video?: Integration;
  readonly extensions?: ExtensionParties;
}

/** A site's configuration, validated and with all defaults. */
export interface SiteModel {
  readonly id: string;
  readonly siteName: string;
  readonly shopName: string;
  /** Where vulnerabilities are reported: an address `mailto:` or `https:`; absent: nowhere. */
  readonly securityContact?: string;
  /** Sent as `X-Shop-Id`. */
  readonly shopId: string;
  /** Translation bundle that overrides the base texts. */
  readonly bundle: string;
  readonly defaultLocale: Locale;
  /** The locales the site is offered in: the keys of `domains`, `localeSettings` and `routes`. */
  readonly locales: readonly Locale[];
  readonly localeSettings: Readonly<Record<Locale, LocaleSettings>>;
  readonly domains: Readonly<Record<Locale, Domain>>;
  readonly pages: Partial<Readonly<Record<PageKey, string>>>;
  readonly flags: Flags;
  readonly pageSizes: PageSizes;
  /** Path patterns of every enabled route, per locale. */
  readonly routes: Readonly<Record<Locale, RoutePaths>>;
  /** Further paths that lead to a route for good, by its key and per locale; absent: there are none. */
  readonly aliases?: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
  /** What the form that requests advice lets people choose; absent: the usual. */
  readonly adviceForm?: AdviceChoices;
  /** What the first room of the calculator is used for; absent: the usual. */
  readonly roomUse?: RoomUse;
  readonly integrations: Integrations;
  readonly theme: Theme;
}
