import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { Screens } from '#cli/config/screens.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { generateEntries } from './entry/entry-files.ts';
import type { GeneratedTree } from './generated-file.ts';
import { generateLocaleFiles } from './messages/locale-files.ts';
import { messageSources } from './messages/message-sources.ts';
import type { RenderTemplate } from './render-template.ts';
import { generateRoutes, linkedRoutes } from './routes/route-files.ts';
import { createSiteContent, type SiteContent } from './site/site-content.ts';
import { generateSite } from './site/site-files.ts';
import type { SiteSources } from './site-sources.ts';
import { generateTheme } from './theme/theme-file.ts';
import { generateMakers } from './third-parties/third-party-files.ts';

export interface SiteInput {
  readonly site: SiteModel;
  readonly sources: SiteSources;
  readonly messages: LoadedMessages;
  /** The screens that the runtime has. */
  readonly screens: Screens;
}

/** Collects what browsers may know of a site. */
export function createContent({ site, messages, screens }: Omit<SiteInput, 'sources'>): SiteContent {
  return createSiteContent(site, linkedRoutes(site, [...screens.keys()]), messages);
}

/**
 * `generated/<site>/`.
 *
 * @param content - What {@link createContent} returns for it.
 */
export function generateSiteTree(
  input: SiteInput,
  render: RenderTemplate,
  content: SiteContent = createContent(input),
): GeneratedTree {
  const { site, sources, messages, screens } = input;
  const routes = linkedRoutes(site, [...screens.keys()]);
  return {
    name: site.id,
    files: [
      ...generateSite(site, content, sources, render),
      generateTheme(site, sources, render),
      ...generateRoutes(site, routes, screens, sources, render),
      ...content.locales.flatMap((each) =>
        generateLocaleFiles(each, messageSources(site, each.locale, messages, sources), render),
      ),
      ...generateMakers(site, sources, render),
      ...generateEntries(site, sources, render),
    ],
  };
}
