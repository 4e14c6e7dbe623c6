import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { Screens } from '#cli/config/screens.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { generateEntries } from './entry/entry-files.ts';
import type { GeneratedTree } from './generated-file.ts';
import { generateLocalePacks } from './messages/locale-packs.ts';
import type { RenderTemplate } from './render-template.ts';
import { generateRoutes, linkedRoutes } from './routes/route-files.ts';
import { generateSite } from './site/site-files.ts';
import type { SiteSources } from './site-sources.ts';
import { generateTheme } from './theme/theme-file.ts';
import { generateThirdParties } from './third-parties/third-party-files.ts';

export interface SiteInput {
  readonly site: SiteModel;
  readonly sources: SiteSources;
  readonly messages: LoadedMessages;
  /** The screens that the runtime has. */
  readonly screens: Screens;
}

/** `generated/<site>/`. */
export function generateSiteTree(input: SiteInput, render: RenderTemplate): GeneratedTree {
  const { site, sources, messages, screens } = input;
  const routes = linkedRoutes(site, [...screens.keys()]);
  return {
    name: site.id,
    files: [
      ...generateSite(site, routes, sources, render),
      generateTheme(site, sources, render),
      ...generateRoutes(site, routes, screens, sources, render),
      ...generateLocalePacks(site, routes, messages, sources, render),
      ...generateThirdParties(site, messages, sources, render),
      ...generateEntries(site, sources, render),
    ],
  };
}
