import { stringify } from 'yaml';
import type { Outcome } from '#cli/commands/command.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { loadSite } from './load-site.ts';
import { routeKeys } from './schema/route-rules.ts';

/** `shopgen config`: the resolved configuration, with the keys that the YAML has. */
export async function showConfig(root: string, id: string): Promise<Outcome> {
  const { model } = await loadSite(root, id);
  const config = toConfig(model);
  return { data: { config }, text: stringify(config, { lineWidth: 0 }) };
}

function toConfig(model: SiteModel): Record<string, unknown> {
  const { localeSettings, routes, locales, ...same } = model;
  const byKey = routeKeys.flatMap((key) => {
    const paths = locales.flatMap((locale) => {
      const path = routes[locale]?.[key];
      return path === undefined ? [] : [[locale, path] as const];
    });
    return paths.length === 0 ? [] : [[key, Object.fromEntries(paths)] as const];
  });
  return { ...same, locales: localeSettings, routes: Object.fromEntries(byKey) };
}
