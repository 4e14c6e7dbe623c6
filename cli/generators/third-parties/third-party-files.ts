import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import { consentTexts } from '../messages/locale-packs.ts';
import { messageSources } from '../messages/message-sources.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { collectParties } from './third-party-rules.ts';

/**
 * Generates one module for each locale in which something waits for consent: the third parties, and the texts of the
 * dialog.
 */
export function generateThirdParties(
  site: SiteModel,
  messages: LoadedMessages,
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  return site.locales.flatMap((locale) => {
    const found = collectParties(site, locale);
    if (found === undefined) return [];
    const values = {
      header: header(messageSources(site, locale, messages, sources)),
      locale,
      parties: found.parties,
      purposes: found.purposes,
      hasFormScript: found.formScript !== undefined,
      formScript: found.formScript ?? '',
      messages: consentTexts(site, locale, messages),
    };
    return [{ path: `third-parties/${locale}.ts`, text: render('site/third-parties.ts', values) }];
  });
}
