import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';

/**
 * Generates colours, fonts and measures. The build writes them into the stylesheet as the custom properties that the
 * runtime's tokens name.
 */
export function generateTheme({ theme }: SiteModel, sources: SiteSources, render: RenderTemplate): GeneratedFile {
  return { path: 'theme.ts', text: render('site/theme.ts', { header: header(sources.layers), theme }) };
}
