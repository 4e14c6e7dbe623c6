import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { collectParties } from './third-party-rules.ts';

/** Generates the module with what creates third parties in any locale of the site; none where nothing does. */
export function generateMakers(site: SiteModel, sources: SiteSources, render: RenderTemplate): GeneratedFile[] {
  const made = site.locales.flatMap((locale) => collectParties(site, locale)?.parties ?? []);
  const makers = [...new Map(made.map((party) => [party.name, party])).values()].map(({ name, from, create }) => ({
    from,
    exported: name === create ? name : `${create} as ${name}`,
  }));
  if (makers.length === 0) return [];
  return [
    { path: 'third-parties.ts', text: render('site/third-parties.ts', { header: header(sources.layers), makers }) },
  ];
}
