import { openResults } from '#cli/results/result-cache.ts';
import { uniqueDiagnostics } from '#cli/sources/unique-diagnostics.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { loadCheckedSites } from './load-site.ts';

/** `shopgen sites`: the valid sites, and the problems of the others. */
export async function listSites(root: string): Promise<Outcome> {
  const results = openResults(root, 'checks');
  const { sites, sources } = await loadCheckedSites(root, results);
  results.save();
  const models = sites.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const data = models.map(({ id, siteName, bundle, locales, domains, flags }) => ({
    id,
    name: siteName,
    bundle,
    locales,
    domains,
    flags,
  }));
  const outcome: Outcome = {
    diagnostics: uniqueDiagnostics(sites.flatMap(({ diagnostics }) => diagnostics)),
    sources,
    data: { sites: data },
    text: models.map(describe).join('\n\n'),
  };
  return { ...outcome, repeat: { outputs: [], run: async () => ({ outcome }) } };
}

function describe({ id, siteName, bundle, locales, domains, flags }: SiteModel): string {
  const width = Math.max(...locales.map((locale) => locale.length));
  const { search, ...others } = flags;
  const on = [
    ...Object.entries(others).flatMap(([name, isOn]) => (isOn ? [name] : [])),
    ...Object.entries(search).flatMap(([type, isOn]) => (isOn ? [`search.${type}`] : [])),
  ];
  return [
    `${id}  ${siteName}  (${bundle})`,
    ...locales.map((locale) => `  ${locale.padEnd(width)}  https://${domains[locale]?.host}${domains[locale]?.prefix}`),
    `  on: ${on.length > 0 ? on.join(', ') : 'nothing'}`,
  ].join('\n');
}
