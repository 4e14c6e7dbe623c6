import { siteConfigSchema } from '#cli/config/schema/site-config-schema.ts';
import { listed, suggest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Flags } from '#runtime/contracts/flags.ts';
import type { PageKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { Theme } from '#runtime/contracts/theme.ts';
import { type DomainDraft, draftDomains, readDomainWishes } from './draft-domains.ts';
import { draftFlags } from './draft-flags.ts';
import { draftPages } from './draft-pages.ts';
import type { KnownLocale, KnownProject } from './known-project.ts';
import { namesLocales, type SiteWishes } from './site-wishes.ts';
import { defaultTheme, themes } from './themes.ts';

/** The content of a new site's file: what differs from its parent layer. */
export interface SiteDraft {
  readonly id: string;
  readonly extends: string;
  readonly siteName: string;
  readonly shopName: string;
  /** Absent when it equals the site's id. */
  readonly shopId: string | undefined;
  /** Absent when it is inherited. */
  readonly bundle: string | undefined;
  readonly defaultLocale: string | undefined;
  readonly domains: readonly DomainDraft[];
  /** Locales of the parent site that this site does not offer. */
  readonly withoutLocales: readonly string[];
  /** `null` removes the page of the parent site. */
  readonly pages: Readonly<Partial<Record<PageKey, string | null>>>;
  readonly flags: Readonly<Record<string, unknown>>;
  /** Integrations of the parent site that would count visits to the wrong site. */
  readonly withoutIntegrations: readonly string[];
  readonly theme: Theme | undefined;
}

/**
 * Decides the content of a new site's file.
 * @throws UsageError when the options contradict each other.
 */
export function draftSite(id: string, wishes: SiteWishes, known: KnownProject): SiteDraft {
  const below = siteBelow(wishes, known);
  const shopId = checked('shopId', '--shop', wishes.shopId ?? below?.shopId ?? id);
  const siteName = checked('siteName', '--name', wishes.siteName ?? id);
  const bundle = checked('bundle', '--bundle', wishes.bundle ?? below?.bundle ?? id);
  const locales = chooseLocales(wishes, known);
  const names = locales.map(({ locale }) => locale);
  const flags = draftFlags(wishes, below?.flags);
  const domains = draftDomains(locales, readDomainWishes(wishes.domains));
  const fallback = below?.defaultLocale ?? known.defaultLocale;
  return {
    id,
    extends: wishes.extends,
    siteName,
    shopName: checked('shopName', '--shop-name', wishes.shopName ?? siteName),
    // The parent site may have left `shopId` to its default, its own id, which is not inherited.
    shopId: below === undefined && shopId === id ? undefined : shopId,
    bundle: bundle === below?.bundle ? undefined : bundle,
    defaultLocale: fallback !== undefined && names.includes(fallback) ? undefined : names[0],
    domains,
    withoutLocales: below?.locales.filter((locale) => !names.includes(locale)) ?? [],
    pages: changed(below?.pages ?? {}, draftPages(known, shopId, flags)),
    flags: below === undefined ? { ...flags } : changedFlags(below.flags, flags),
    withoutIntegrations: Object.entries(below?.integrations ?? {})
      .filter(([, integration]) => integration?.ids !== undefined || integration?.urls !== undefined)
      .map(([name]) => name),
    theme: wishes.theme === undefined && below !== undefined ? undefined : themes[wishes.theme ?? defaultTheme],
  };
}

/** @throws UsageError for an id that no site can have. */
export function checkId(id: string): void {
  checked('id', 'The id', id);
  if (id === 'base' || id === 'contracts') throw new UsageError(`The id ${id} is reserved`);
}

/**
 * Returns the site that the new one extends, or undefined for `base`.
 * @throws UsageError when there is none of that id.
 */
export function siteBelow(wishes: SiteWishes, { sites, ids }: KnownProject): SiteModel | undefined {
  if (wishes.extends === 'base') return undefined;
  const below = sites.find(({ id }) => id === wishes.extends);
  if (below !== undefined) return below;
  const why = ids.includes(wishes.extends)
    ? `The site ${wishes.extends} has mistakes of its own\nshopgen validate --site ${wishes.extends} names them.`
    : `There is no site ${wishes.extends} to extend\n${suggest(wishes.extends, ['base', ...ids]) ?? ''}`;
  throw new UsageError(why);
}

function chooseLocales({ locales, domains }: SiteWishes, known: KnownProject): KnownLocale[] {
  const wanted = locales ?? (namesLocales(domains) ? [...readDomainWishes(domains).byLocale.keys()] : []);
  const there = known.locales.map(({ locale }) => locale);
  const named = [...wanted, ...readDomainWishes(domains).byLocale.keys()];
  const unknown = named.find((locale) => !there.includes(locale));
  if (unknown !== undefined) {
    const help = suggest(unknown, there) ?? `There are ${listed(there)}.`;
    throw new UsageError(`Locale ${unknown} is not supported\n${help} shopgen locale add ${unknown} adds it.`);
  }
  const stray = named.find((locale) => !wanted.includes(locale));
  if (stray !== undefined) throw new UsageError(`--domain names ${stray}, which --locales does not`);
  // In the order of the base file, which is also that of addresses: the later of two locales on one host gets a prefix.
  return known.locales.filter(({ locale }) => wanted.includes(locale));
}

function checked(field: 'id' | 'shopId' | 'siteName' | 'shopName' | 'bundle', option: string, value: string): string {
  const result = siteConfigSchema.shape[field].safeParse(value);
  if (result.success && result.data !== undefined) return result.data;
  throw new UsageError(`${option} cannot be "${value}": ${result.error?.issues[0]?.message ?? 'it is empty'}`);
}

/** Returns what turns `before` into `after`: new and different values, and `null` for removed ones. */
function changed<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Record<string, Value | null> {
  const gone = Object.keys(before).filter((key) => !(key in after));
  return Object.fromEntries([
    ...Object.entries(after).filter(([key, value]) => before[key] !== value),
    ...gone.map((key): [string, null] => [key, null]),
  ]);
}

function changedFlags({ search: before, ...others }: Flags, { search, ...after }: Flags): Record<string, unknown> {
  const types = changed<boolean>({ ...before }, { ...search });
  return { ...changed<boolean>(others, after), ...(Object.keys(types).length > 0 && { search: types }) };
}
