import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { LocaleContent } from '../site/site-content.ts';

/**
 * Generates the modules of one locale, so that a visitor downloads no other: what every page needs, the texts of forms, and
 * its third parties.
 *
 * @param from - The sources of its texts.
 */
export function generateLocaleFiles(
  { formTexts, thirdParties, ...own }: LocaleContent,
  from: readonly string[],
  render: RenderTemplate,
): GeneratedFile[] {
  const { locale } = own;
  const head = header(from);
  return [
    {
      path: `locales/${locale}.ts`,
      text: render('site/locale-pack.ts', { header: head, pack: own, hasThirdParties: thirdParties !== undefined }),
    },
    { path: `form-texts/${locale}.ts`, text: render('site/form-texts.ts', { header: head, texts: formTexts }) },
    ...(thirdParties === undefined ? [] : [generateThirdParties(locale, thirdParties, head, render)]),
  ];
}

function generateThirdParties(
  locale: string,
  { parties, formScript, scriptHosts, ...rest }: NonNullable<LocaleContent['thirdParties']>,
  head: string,
  render: RenderTemplate,
): GeneratedFile {
  const values = {
    header: head,
    ...rest,
    parties,
    makers: [...new Set(parties.map(({ maker }) => maker))],
    hasMakers: parties.length > 0,
    hasFormScript: formScript !== undefined,
    formScript: formScript ?? '',
    hasScriptHosts: scriptHosts !== undefined,
    scriptHosts: scriptHosts ?? [],
  };
  return { path: `third-parties/${locale}.ts`, text: render('site/third-party-pack.ts', values) };
}
