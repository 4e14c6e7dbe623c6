import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { getRouteRule } from '#runtime/contracts/routes.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';

/** Max. characters of a cached page's address; no real address is longer. */
const maxCharacters = 600;

/** The normalized address of a page. */
export interface PageAddress {
  /** Normalized path and query, from which the page is rendered. */
  readonly path: string;
  /** Whether its page may be cached. */
  readonly keep: boolean;
  readonly route: string;
  /** Whether its page is personal or changes constantly. */
  readonly personal: boolean;
}

/** Reads the address of a page in a locale from a path with its query. */
export type ReadAddress = (locale: Locale, url: string) => PageAddress;

interface Pattern {
  readonly key: string;
  readonly pattern: RegExp;
  readonly fixed: number;
}

/** Returns the cache key of a page; without the site, since every server has only one. */
export const pageKey = (locale: Locale, vat: VatChoice, path: string): string => `${locale} ${vat} ${path}`;

/** Returns the locale of a page's cache key. */
export const localeOfKey = (key: string): Locale => key.slice(0, key.indexOf(' '));

/**
 * Gives every address its one spelling: characters encoded where they have to be and nowhere else, and of the query
 * only what the route knows, in a fixed order. So nobody makes a second page by adding to an address what has no
 * meaning there.
 */
export function createAddressReader(site: Pick<AddressedSite, 'paths' | 'domains'>): ReadAddress {
  const byLocale = new Map<Locale, readonly Pattern[]>();
  return (locale, url) => {
    let patterns = byLocale.get(locale);
    if (!patterns) {
      patterns = getPatterns(site, locale);
      byLocale.set(locale, patterns);
    }
    const mark = url.indexOf('?');
    const path = spell(mark === -1 ? url : url.slice(0, mark));
    const route = patterns.find(({ pattern }) => pattern.test(path))?.key ?? 'notFound';
    const { personal, query: known = [] } = getRouteRule(route);
    if (personal) return { path: url, keep: false, route, personal: true };
    const address = mark === -1 ? path : `${path}${meaningful(url.slice(mark + 1), known)}`;
    return { path: address, keep: address.length <= maxCharacters, route, personal: false };
  };
}

function getPatterns(site: Pick<AddressedSite, 'paths' | 'domains'>, locale: Locale): readonly Pattern[] {
  const prefix = site.domains[locale]?.prefix ?? '';
  const patterns = Object.entries(site.paths[locale] ?? {}).flatMap(([key, path]) => {
    if (path === undefined) return [];
    const whole = `${prefix}${path}`.replace(/(?<=.)\/$/, '');
    const source = whole
      .split(/\{\w+\}/)
      .map((part) => spell(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+');
    return [{ key, pattern: new RegExp(`^${source}$`), fixed: whole.replace(/\{\w+\}/g, '').length }];
  });
  // Literal segments precede parameters: `/blogs/archive` before `/blogs/{slug}`.
  return patterns.sort((one, other) => other.fixed - one.fixed);
}

/**
 * Encodes a path in its canonical form: percent-encoded only where necessary, in upper case. What is no valid text
 * stays as it is.
 */
function spell(path: string): string {
  try {
    return path
      .replace(/(?:%[0-9a-f]{2})+/gi, (run) => encodeURIComponent(decodeURIComponent(run)))
      .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  } catch {
    return path;
  }
}

function meaningful(query: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const read of known) {
    const [name = '', only] = read.split('=');
    for (const value of [...new Set(asked.getAll(name))].sort()) {
      if (only === undefined ? value !== '' : value === only) kept.append(name, value);
    }
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
