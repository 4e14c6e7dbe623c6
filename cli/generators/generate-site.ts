import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
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
  /** Route keys that the runtime has a screen for. */
  readonly screens: readonly RouteKey[];
  /** Route keys whose screens take forms. */
  readonly actions: readonly RouteKey[];
}

/** `generated/<site>/`. */
export function generateSiteTree(input: SiteInput, render: RenderTemplate): GeneratedTree {
  const { site, sources, messages, actions } = input;
  const routes = linkedRoutes(site, input.screens);
  return {
    name: site.id,
    files: [
      ...generateSite(site, routes, sources, render),
      generateTheme(site, sources, render),
      ...generateRoutes(site, routes, actions, sources, render),
      ...generateLocalePacks(site, routes, messages, sources, render),
      ...generateThirdParties(site, messages, sources, render),
      ...generateEntries(site, sources, render),
    ],
  };
}
