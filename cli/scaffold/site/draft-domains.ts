import { siteConfigSchema } from '#cli/config/schema/site-config-schema.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Domain } from '#runtime/contracts/locale.ts';
import type { KnownLocale } from './known-project.ts';

/** The host and path prefix of one locale of a new site; hosts have no `www.`, which is added later. */
export interface DomainDraft extends Domain {
  readonly locale: string;
}

/** The values of `--domain`: one pattern for all locales, or a host per locale. */
export interface DomainWishes {
  readonly pattern: string | undefined;
  readonly byLocale: ReadonlyMap<string, Domain>;
}

/**
 * Reads `--domain studio-{country}.example` and `--domain nl-NL=studio.example/nl`.
 *
 * @throws UsageError for two patterns, or two hosts for one locale
 */
export function readDomainWishes(wishes: readonly string[]): DomainWishes {
  let pattern: string | undefined;
  const byLocale = new Map<string, Domain>();
  for (const wish of wishes) {
    const [, locale, address] = /^([^=]+)=(.+)$/.exec(wish) ?? [];
    if (locale === undefined || address === undefined) {
      if (pattern !== undefined) {
        throw new UsageError(`Two patterns for domains: ${pattern} and ${wish}\nName single locales: nl-NL=${wish}.`);
      }
      pattern = wish;
    } else if (byLocale.has(locale)) throw new UsageError(`Two domains for ${locale}`);
    else byLocale.set(locale, readAddress(address));
  }
  return { pattern, byLocale };
}

/** `studio.example/fr` → host and prefix. */
export function readAddress(address: string): Domain {
  const slash = address.indexOf('/');
  return slash === -1 ? { host: address, prefix: '' } : { host: address.slice(0, slash), prefix: address.slice(slash) };
}

/**
 * Gives each locale its host. Where the pattern gives two locales the same one, the later gets a prefix: its language,
 * else its whole name.
 *
 * @throws UsageError naming the locales that no domain was given for, or what is no host
 */
export function draftDomains(locales: readonly KnownLocale[], { pattern, byLocale }: DomainWishes): DomainDraft[] {
  const without = locales.filter(({ locale }) => !byLocale.has(locale)).map(({ locale }) => locale);
  if (pattern === undefined && without.length > 0) {
    throw new UsageError(
      `No domain for ${without.join(', ')}\nGive a pattern for all, --domain studio-{country}.example, or one each: --domain ${without[0]}=studio.example.`,
    );
  }
  const taken = new Set([...byLocale.values()].map(getAddress));
  const domains = locales.map((known) => {
    const own = byLocale.get(known.locale);
    if (own !== undefined) return { locale: known.locale, ...own };
    const host = fillIn(pattern ?? '', known);
    const prefix = freePrefix(host, known, taken);
    taken.add(getAddress({ host, prefix }));
    return { locale: known.locale, host, prefix };
  });
  checkHosts(domains);
  return domains;
}

function checkHosts(domains: readonly DomainDraft[]): void {
  for (const { locale, host, prefix } of domains) {
    const result = siteConfigSchema.shape.domains.safeParse({ [locale]: { host, prefix } });
    if (result.success) continue;
    const message = result.error.issues.flatMap((issue) => ('errors' in issue ? issue.errors.flat() : [issue]))[0]
      ?.message;
    const isHost = !siteConfigSchema.shape.domains.safeParse({ [locale]: host }).success;
    throw new UsageError(
      isHost
        ? `--domain gives ${locale} the host "${host}", which is none\nA host is written in lower case, without scheme, port and path: shop.example.`
        : `--domain gives ${locale} the prefix "${prefix}": ${message ?? 'it cannot be used'}`,
    );
  }
}

/** Returns the first of nothing, the language and the locale that is a free prefix for this locale. */
export function freePrefix(
  host: string,
  { language, locale }: Pick<KnownLocale, 'language' | 'locale'>,
  taken: ReadonlySet<string>,
): string {
  const choices = ['', `/${language}`, `/${locale.toLowerCase()}`];
  return choices.find((prefix) => !taken.has(getAddress({ host, prefix }))) ?? '';
}

export function getAddress({ host, prefix }: Domain): string {
  return `${host}${prefix}`;
}

function fillIn(pattern: string, { locale, language, country }: KnownLocale): string {
  return pattern
    .replaceAll('{locale}', locale.toLowerCase())
    .replaceAll('{language}', language)
    .replaceAll('{country}', hostCountry(country));
}

/** Returns the country in hosts, where the United Kingdom is `uk`. */
function hostCountry(country: string): string {
  return country === 'GB' ? 'uk' : country.toLowerCase();
}
