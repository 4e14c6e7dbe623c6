import type { FlagWishes } from './draft-flags.ts';
import type { ThemeName } from './themes.ts';

/** The user's settings of a new site, from options or answers. */
export interface SiteWishes extends FlagWishes {
  /** The parent layer: `base`, or another site. */
  readonly extends: string;
  readonly siteName?: string;
  readonly shopName?: string;
  /** The shop whose data the site shows. */
  readonly shopId?: string;
  readonly bundle?: string;
  readonly locales?: readonly string[];
  /** Values of `--domain`; see `readDomainWishes`. */
  readonly domains: readonly string[];
  readonly theme?: ThemeName;
}

/** Returns the required options that were not given. */
export function missingOptions(wishes: SiteWishes, hasBelow: boolean): string[] {
  return [
    wishes.siteName === undefined && '--name',
    wishes.shopId === undefined && !hasBelow && '--shop',
    wishes.locales === undefined && !namesLocales(wishes.domains) && '--locales',
    wishes.domains.length === 0 && '--domain',
  ].filter((option) => option !== false);
}

/** Returns whether every domain names its locale, so that the locales need not be listed again. */
export function namesLocales(domains: readonly string[]): boolean {
  return domains.length > 0 && domains.every((domain) => domain.includes('='));
}
