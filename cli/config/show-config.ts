import { stringify } from 'yaml';
import { entriesAt, nodeAt, toPlain } from '#cli/sources/located.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { routeKeys } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { getSubdomain } from './checks/check-domains.ts';
import { loadCheckedSites, pickChecked, pickSite } from './load-site.ts';
import { listOwnRoutes } from './own-screens.ts';

/** `shopgen config`: the resolved configuration, with the keys that the YAML has. */
export async function showConfig(root: string, id: string): Promise<Outcome> {
  const checked = await loadCheckedSites(root);
  const { model } = pickSite(checked, id);
  const { tree } = pickChecked(checked.sites, id).loaded;
  const { extensions } = pickChecked(checked.sites, id);
  const added = [
    'configVersion',
    'extensions',
    ...extensions.flatMap(({ phases }) => Object.keys(phases.config)),
  ].flatMap((name) => {
    const node = nodeAt(tree, [name]);
    return node === undefined ? [] : [[name, toPlain(node)] as const];
  });
  const [budgets, overrides, screens] = ['budgets', 'overrides', 'screens'].map((name) =>
    entriesAt(tree, name).map(([key, { value }]) => [key, toPlain(value)] as const),
  );
  const config = {
    ...toConfig(model, tree === undefined ? '' : getSubdomain(tree)),
    ...(budgets !== undefined && budgets.length > 0 && { budgets: Object.fromEntries(budgets) }),
    ...(overrides !== undefined && overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
    ...(screens !== undefined && screens.length > 0 && { screens: Object.fromEntries(screens) }),
    ...Object.fromEntries(added),
  };
  return { data: { config }, text: stringify(config, { lineWidth: 0 }) };
}

/** @param subdomain what the hosts of the model already begin with */
function toConfig(model: SiteModel, subdomain: string): Record<string, unknown> {
  const { localeSettings, routes, locales, ...same } = model;
  const byKey = [...routeKeys, ...listOwnRoutes(model)].flatMap((key) => {
    const paths = locales.flatMap((locale) => {
      const path = routes[locale]?.[key];
      return path === undefined ? [] : [[locale, path] as const];
    });
    return paths.length === 0 ? [] : [[key, Object.fromEntries(paths)] as const];
  });
  return { ...same, subdomain, locales: localeSettings, routes: Object.fromEntries(byKey) };
}
