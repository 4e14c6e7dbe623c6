import type { Purpose } from '#runtime/contracts/consent.ts';
import type { ExtensionIntegration } from '#runtime/contracts/extension.ts';
import { listScriptHosts } from '#runtime/contracts/script-hosts.ts';
import type { ExtensionParty, Integrations, SiteModel } from '#runtime/contracts/site.ts';
import { ourExtensions } from './our-extensions.ts';

/** In the order of asking. */
export const askingOrder: readonly Purpose[] = ['statistics', 'marketing', 'forms'];

/** A third party as a locale's module makes it. */
export interface MadeParty {
  /** Under which the function that makes it is exported. */
  readonly name: string;
  /** The module of the function, and its name there. */
  readonly from: string;
  readonly create: string;
  /** Its id or address, and what else it needs to know. */
  readonly arguments: readonly string[];
}

/** The third parties of a locale. */
export interface LocaleParties {
  readonly purposes: readonly Purpose[];
  readonly parties: readonly MadeParty[];
  readonly formScript: string | undefined;
  /** Origins that their scripts may come from. */
  readonly scriptHosts: readonly string[];
}

/** Returns all third parties of a site that wait for consent: ours, then those of its extensions. */
function listParties(site: Pick<SiteModel, 'integrations'>): readonly ExtensionParty[] {
  const ours = ourExtensions.flatMap(({ name, phases }): ExtensionParty[] =>
    phases.integration({ model: site }).map(({ load, ...rest }: ExtensionIntegration) => ({
      ...{ name, ...rest },
      ...(load && { load: { ...load, as: load.create } }),
    })),
  );
  return [...ours, ...(site.integrations.extensions?.parties ?? [])];
}

/** Returns the third parties that wait for consent in a locale of a site; `undefined` where there are none. */
export function collectParties(site: Pick<SiteModel, 'integrations'>, locale: string): LocaleParties | undefined {
  const found = listParties(site).filter((party) => party.arguments[locale] !== undefined);
  if (found.length === 0) return undefined;
  return {
    purposes: askingOrder.filter((purpose) => found.some(({ purposes }) => purposes.includes(purpose))),
    parties: found.flatMap(({ load, arguments: values }) =>
      load === undefined
        ? []
        : [{ name: load.as, from: load.module, create: load.create, arguments: values[locale] ?? [] }],
    ),
    formScript: valueIn(site.integrations, 'forms', locale),
    scriptHosts: listScriptHosts(site.integrations),
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

function valueIn(integrations: Integrations, name: keyof Integrations, locale: string): string | undefined {
  const integration = integrations[name];
  return integration?.ids?.[locale] ?? integration?.urls?.[locale];
}
