import { usualAdviceChoices } from '#runtime/contracts/advice-choices.ts';
import type { Flags, Gate } from '#runtime/contracts/flags.ts';
import type { Domain } from '#runtime/contracts/locale.ts';
import { getRouteRule, isRouteKey, type RouteKey, type RoutePaths, routeKeys } from '#runtime/contracts/routes.ts';
import type { Integration, Integrations, SiteModel } from '#runtime/contracts/site.ts';
import { withSubdomain } from './checks/check-domains.ts';
import type { SiteConfig } from './schema/site-config-schema.ts';

/** Fills in every default and leaves out what the flags switch off. The configuration has passed every check. */
export function resolveSite(config: SiteConfig): SiteModel {
  // In the order of `locales`, not of `domains`, so that the base file defines the same order for every site.
  const locales = Object.keys(config.locales).filter((locale) => config.domains[locale] !== undefined);
  const model: SiteModel = {
    id: config.id,
    siteName: config.siteName,
    shopName: config.shopName,
    ...(config.securityContact !== undefined && { securityContact: config.securityContact }),
    shopId: config.shopId ?? config.id,
    bundle: config.bundle,
    defaultLocale: config.defaultLocale,
    locales,
    localeSettings: byLocale(locales, (locale) => config.locales[locale]),
    domains: byLocale(locales, (locale) => resolveDomain(config, locale)),
    pages: dropUndefined(config.pages),
    flags: config.flags,
    pageSizes: config.pageSizes,
    routes: byLocale(locales, (locale) => resolveRoutes(config, locale)),
    ...resolveAliases(config, locales),
    ...resolveAdviceForm(config.adviceForm),
    ...(config.roomUse !== undefined && { roomUse: config.roomUse }),
    integrations: resolveIntegrations(config.integrations, locales),
    theme: config.theme,
  };
  return deepFreeze(model);
}

/** Returns whether the flags let a site have a route behind `gate`. */
export function isOpen(flags: Flags, gate: Gate | undefined): boolean {
  return gate === undefined || (gate === 'search' ? Object.values(flags.search).includes(true) : flags[gate]);
}

/** Returns whether a site has a route in any of its locales. */
export function hasRoute({ locales, routes }: SiteModel, key: RouteKey): boolean {
  return locales.some((locale) => routes[locale]?.[key] !== undefined);
}

function resolveDomain({ domains, subdomain }: SiteConfig, locale: string): Domain | undefined {
  const domain = domains[locale];
  if (domain === undefined) return undefined;
  const { host, prefix = '' } = typeof domain === 'string' ? { host: domain } : domain;
  return { host: withSubdomain(host, subdomain), prefix };
}

function resolveRoutes({ routes, flags }: SiteConfig, locale: string): RoutePaths {
  const paths: Record<string, string> = {};
  // Own routes stand behind the others.
  for (const key of [...routeKeys, ...Object.keys(routes).filter((each) => !isRouteKey(each))]) {
    const path = routes[key]?.[locale];
    if (path !== undefined && isOpen(flags, getRouteRule(key).gate)) paths[key] = path;
  }
  return paths;
}

/** Leaves out aliases of routes and locales that the site does not have; nothing where none is left. */
function resolveAliases(config: SiteConfig, locales: readonly string[]): Pick<SiteModel, 'aliases'> {
  const aliases = Object.entries(config.aliases).flatMap(([key, paths]) => {
    const own = Object.entries(paths).filter(
      ([locale]) => locales.includes(locale) && resolveRoutes(config, locale)[key] !== undefined,
    );
    return own.length === 0 ? [] : [[key, Object.fromEntries(own)] as const];
  });
  return aliases.length === 0 ? {} : { aliases: Object.fromEntries(aliases) };
}

/** Fills in the usual choices; nothing where the site has only those. */
function resolveAdviceForm(choices: SiteConfig['adviceForm']): Pick<SiteModel, 'adviceForm'> {
  if (choices.rooms === undefined && choices.problems === undefined) return {};
  return { adviceForm: { ...usualAdviceChoices, ...dropUndefined(choices) } };
}

/** Leaves out integrations of locales that the site is not offered in. */
function resolveIntegrations(integrations: SiteConfig['integrations'], locales: readonly string[]): Integrations {
  const resolved: Record<string, Integration> = {};
  for (const [name, integration] of Object.entries(integrations)) {
    if (integration === undefined) continue;
    resolved[name] = {
      ...('ids' in integration && { ids: byLocale(locales, (locale) => integration.ids[locale]) }),
      ...('urls' in integration && { urls: byLocale(locales, (locale) => integration.urls[locale]) }),
      ...('keys' in integration && { keys: byLocale(locales, (locale) => integration.keys[locale]) }),
      ...('server' in integration && integration.server !== undefined && { server: integration.server }),
      ...(integration.hosts && { hosts: dropUndefined(integration.hosts) }),
    };
  }
  return resolved;
}

function byLocale<Value>(
  locales: readonly string[],
  pick: (locale: string) => Value | undefined,
): Record<string, Value> {
  const result: Record<string, Value> = {};
  for (const locale of locales) {
    const value = pick(locale);
    if (value !== undefined) result[locale] = value;
  }
  return result;
}

function dropUndefined<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const result: Record<string, Value> = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) result[key] = value;
  return result;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
