import type { Purpose } from '#runtime/contracts/consent.ts';
import type { Integrations, SiteModel } from '#runtime/contracts/site.ts';

/** An integration that waits for a visitor's consent, with what it is asked for. */
interface Rule {
  readonly integration: keyof Integrations;
  readonly purposes: readonly Purpose[];
  /** The function that creates a third party from its id or address; absent if it is not loaded by itself. */
  readonly maker?: { readonly name: string; readonly from: string };
}

const rules: readonly Rule[] = [
  {
    integration: 'tagManager',
    purposes: ['statistics', 'marketing'],
    maker: { name: 'tagManager', from: 'features/tracking/tag-manager.ts' },
  },
  {
    integration: 'adCalls',
    purposes: ['marketing'],
    maker: { name: 'adCalls', from: 'features/tracking/ad-calls.ts' },
  },
  {
    integration: 'visitorPixel',
    purposes: ['marketing'],
    maker: { name: 'visitorPixel', from: 'features/tracking/visitor-pixel.ts' },
  },
  { integration: 'forms', purposes: ['forms'] },
  {
    integration: 'monitoring',
    purposes: ['statistics'],
    maker: { name: 'monitoring', from: 'features/monitoring/monitoring.ts' },
  },
];

/** Default origin of the tag manager's script. */
const tagManagerServer = 'https://www.googletagmanager.com';

/** In the order of asking. */
export const askingOrder: readonly Purpose[] = ['statistics', 'marketing', 'forms'];

/** A third party as a locale's module makes it. */
export interface MadeParty {
  readonly name: string;
  readonly from: string;
  /** Its id or address, and what else it needs to know. */
  readonly arguments: readonly string[];
}

/** The third parties of a locale. */
export interface LocaleParties {
  readonly purposes: readonly Purpose[];
  readonly parties: readonly MadeParty[];
  readonly formScript: string | undefined;
}

/** Returns the third parties that wait for consent in a locale of a site; `undefined` where there are none. */
export function collectParties(
  { integrations }: Pick<SiteModel, 'integrations'>,
  locale: string,
): LocaleParties | undefined {
  const found = rules.flatMap((rule) => {
    const value = valueIn(integrations, rule.integration, locale);
    return value === undefined ? [] : [{ ...rule, arguments: [value, ...getDetails(integrations, rule, locale)] }];
  });
  if (found.length === 0) return undefined;
  return {
    purposes: askingOrder.filter((purpose) => found.some(({ purposes }) => purposes.includes(purpose))),
    parties: found.flatMap(({ maker, arguments: values }) =>
      maker === undefined ? [] : [{ ...maker, arguments: values }],
    ),
    formScript: valueIn(integrations, 'forms', locale),
  };
}

/** Returns the locales in which something waits for consent. */
export function askingLocales(site: Pick<SiteModel, 'integrations' | 'locales'>): readonly string[] {
  return site.locales.filter((locale) => collectParties(site, locale) !== undefined);
}

/** Returns the locales in which an integration has an id or an address. */
export function localesWith(
  { integrations, locales }: Pick<SiteModel, 'integrations' | 'locales'>,
  name: keyof Integrations,
): readonly string[] {
  return locales.filter((locale) => valueIn(integrations, name, locale) !== undefined);
}

/** Returns the settings of a third party beside its id or address. */
function getDetails(integrations: Integrations, { integration }: Rule, locale: string): readonly string[] {
  if (integration === 'tagManager') return [integrations.tagManager?.server ?? tagManagerServer];
  return integration === 'monitoring' ? [integrations.monitoring?.keys?.[locale] ?? ''] : [];
}

function valueIn(integrations: Integrations, name: keyof Integrations, locale: string): string | undefined {
  const integration = integrations[name];
  return integration?.ids?.[locale] ?? integration?.urls?.[locale];
}
