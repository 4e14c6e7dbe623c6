import type { LoadedMessages, MessageFile } from '#cli/config/messages/load-messages.ts';
import { gateOfText, isNotOffered, routeOfText } from '#cli/config/messages/namespace-gates.ts';
import { isOpen } from '#cli/config/resolve-site.ts';
import type { ResultKey } from '#cli/results/result-cache.ts';
import { namespaces } from '#cli/runtime-usage/namespaces.ts';
import { listPurposes, type ThirdPartyPack } from '#runtime/contracts/consent.ts';
import type { Messages } from '#runtime/contracts/messages.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { askingLocales, askingOrder, collectParties } from '../third-parties/third-party-rules.ts';

/** What the texts of a site depend on. */
export type UnthemedSite = Omit<SiteModel, 'theme'>;

/** Returns the hashes of the files that hold a locale's texts, for a key. */
export function listTexts({ bundle }: UnthemedSite, locale: string, { base, bundles }: LoadedMessages): ResultKey {
  const over = bundles.get(bundle)?.get(locale);
  return namespaces.map((namespace) => [base.get(locale)?.get(namespace)?.hash, over?.get(namespace)?.hash]);
}

/** Returns the texts that are wanted, without namespaces that have none. */
export function pickTexts(texts: Messages, isWanted: (namespace: string, key: string) => boolean): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([namespace, all]) => {
      const wanted = Object.entries(all).filter(([key]) => isWanted(namespace, key));
      return wanted.length === 0 ? [] : [[namespace, Object.fromEntries(wanted)]];
    }),
  );
}

/**
 * Returns the base texts with the brand's merged over them, without what the site switches off and what is loaded with
 * the consent dialog.
 */
export function localeTexts(site: UnthemedSite, locale: string, messages: LoadedMessages): Messages {
  const asks = askingLocales(site).includes(locale);
  return allTexts(site, locale, messages, (namespace, key) => {
    if (isConsentText(namespace, key)) return false;
    return asks || namespace !== 'footer' || key !== consentEntry;
  });
}

/** What a visitor reads in the consent dialog. */
export type ConsentTexts = Pick<ThirdPartyPack, 'purposeNames' | 'messages'>;

/** Returns the texts of the consent dialog, without those of purposes that the locale does not have. */
export function consentTexts(site: UnthemedSite, locale: string, messages: LoadedMessages): ConsentTexts {
  const asked = collectParties(site, locale)?.purposes ?? [];
  const others = askingOrder.filter((purpose) => !asked.includes(purpose));
  const { components = {} } = allTexts(
    site,
    locale,
    messages,
    (namespace, key) =>
      isConsentText(namespace, key) && !others.some((purpose) => key.startsWith(`consent.${purpose}.`)),
  );
  const named = new Set<string>();
  const getName = (id: string): string => {
    const [, key = ''] = id.split(':');
    named.add(key);
    return components[key] ?? id;
  };
  const purposeNames = listPurposes(getName, asked, locale);
  return {
    purposeNames,
    messages: { components: Object.fromEntries(Object.entries(components).filter(([key]) => !named.has(key))) },
  };
}

/** The footer's entry that opens the dialog; a locale where nothing is asked has none. */
const consentEntry = 'consent';

const isConsentText = (namespace: string, key: string): boolean =>
  namespace === 'components' && key.startsWith('consent.');

function allTexts(
  site: UnthemedSite,
  locale: string,
  { base, bundles }: LoadedMessages,
  isWanted: (namespace: string, key: string) => boolean,
): Messages {
  const texts: Record<string, Readonly<Record<string, string>>> = {};
  for (const namespace of namespaces) {
    const merged = new Map([
      ...flat(base.get(locale)?.get(namespace)),
      ...flat(bundles.get(site.bundle)?.get(locale)?.get(namespace)),
    ]);
    const paths = site.routes[locale] ?? {};
    for (const key of merged.keys()) {
      const route = routeOfText(namespace, key);
      const isShown =
        isOpen(site.flags, gateOfText(namespace, key)) &&
        (route === undefined || paths[route] !== undefined) &&
        !isNotOffered(namespace, key, site.adviceForm);
      if (!isShown || !isWanted(namespace, key)) merged.delete(key);
    }
    if (merged.size === 0) continue;
    // Sorted, so that moving a text inside its file changes nothing.
    texts[namespace] = Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return texts;
}

function flat(file: MessageFile | undefined): (readonly [string, string])[] {
  return file === undefined ? [] : [...file.texts].map(([key, { text }]) => [key, text] as const);
}
