import { type LoadedMessages, messageFolder } from '#cli/config/messages/load-messages.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { SiteSources } from '../site-sources.ts';

/** Returns the files that a module with texts of a locale is generated from. */
export function messageSources(
  site: Pick<SiteModel, 'bundle'>,
  locale: string,
  messages: LoadedMessages,
  { layers }: SiteSources,
): readonly string[] {
  const bundle = messages.bundles.get(site.bundle)?.get(locale);
  return [
    ...layers,
    `${messageFolder}/${locale}/*.json`,
    ...(bundle === undefined ? [] : [`${messageFolder}/${site.bundle}/${locale}/*.json`]),
  ];
}
