import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { PartOverrides } from '#cli/config/overrides.ts';
import type { Screens } from '#cli/config/screens.ts';
import type { ExtensionFiles } from '#cli/extensions/run-phases.ts';
import { cached, noResults, type ResultCache } from '#cli/results/result-cache.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { generateEntries } from './entry/entry-files.ts';
import { placeExtensionFiles } from './extensions/extension-files.ts';
import { type GeneratedTree, isFiles } from './generated-file.ts';
import { generateLocaleFiles } from './messages/locale-files.ts';
import { messageSources } from './messages/message-sources.ts';
import { generateOverrides } from './overrides/override-files.ts';
import type { RenderTemplate } from './render-template.ts';
import { generateOwnCode } from './routes/own-code-file.ts';
import type { OwnScreenFiles } from './routes/own-screen-files.ts';
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
  /** What it changes of its pages; absent: nothing. */
  readonly overrides?: readonly PartOverrides[];
  /** Its own screens; absent: none. */
  readonly own?: readonly OwnScreenFiles[];
  /** What its extensions generate; absent: nothing. */
  readonly extensionFiles?: ExtensionFiles['files'];
}

/**
 * Collects what browsers may know of a site.
 *
 * @param results - What earlier runs have collected of the same texts.
 */
export function createContent(
  { site, messages, screens }: Omit<SiteInput, 'sources'>,
  results: ResultCache = noResults,
): SiteContent {
  return createSiteContent(site, linkedRoutes(site, [...screens.keys()]), messages, results);
}

/**
 * `generated/<site>/`.
 *
 * @param content - What {@link createContent} returns for it.
 * @param results - What earlier runs have rendered of the same texts.
 */
export function generateSiteTree(
  input: SiteInput,
  render: RenderTemplate,
  content: SiteContent = createContent(input),
  results: ResultCache = noResults,
): GeneratedTree {
  const { site, sources, messages, screens, overrides = [], own: ownScreens = [], extensionFiles = [] } = input;
  const routes = linkedRoutes(site, [...screens.keys()]);
  return {
    name: site.id,
    files: [
      ...generateSite(site, content, sources, render),
      generateTheme(site, sources, render),
      ...generateRoutes(site, routes, screens, ownScreens, sources, render),
      ...generateOwnCode(site, ownScreens, messages, sources, render),
      ...content.locales.flatMap((each) => {
        const from = messageSources(site, each.locale, messages, sources);
        return cached(results, ['locale files', each, from], isFiles, () => generateLocaleFiles(each, from, render));
      }),
      ...generateMakers(site, sources, render),
      ...generateOverrides(site, overrides, screens, sources, render),
      ...placeExtensionFiles(extensionFiles, sources),
      ...generateEntries(site, ownScreens, sources, render),
    ],
  };
}
