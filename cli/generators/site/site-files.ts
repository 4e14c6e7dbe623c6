import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import type { SiteContent } from './site-content.ts';

/** Generates the whole model for the server, the part of it that browsers may see, its addresses and its data. */
export function generateSite(
  model: SiteModel,
  { site, paths }: SiteContent,
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const head = header(sources.layers);
  const { theme, ...rest } = model;
  return [
    { path: 'site.ts', text: render('site/site.ts', { header: head, site: rest }) },
    { path: 'client-site.ts', text: render('site/client-site.ts', { header: head, site }) },
    { path: 'paths.ts', text: render('site/paths.ts', { header: head, paths }) },
    { path: 'site-data.ts', text: render('site/site-data.ts', { header: head, locales: site.locales }) },
  ];
}
