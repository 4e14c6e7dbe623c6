import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { collectParties } from './third-party-rules.ts';

/** Generates the module that asks for consent and creates third parties in any locale of the site; none where nobody is asked. */
export function generateMakers(site: SiteModel, sources: SiteSources, render: RenderTemplate): GeneratedFile[] {
  const packs = site.locales.flatMap((locale) => collectParties(site, locale) ?? []);
  if (packs.length === 0) return [];
  const made = packs.flatMap(({ parties }) => parties);
  const makers = [...new Map(made.map((party) => [party.name, party])).values()].map(({ name, from, create }) => ({
    from,
    exported: name === create ? name : `${create} as ${name}`,
  }));
  return [
    { path: 'third-parties.ts', text: render('site/third-parties.ts', { header: header(sources.layers), makers }) },
  ];
}
