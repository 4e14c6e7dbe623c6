import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderScaffold } from '../render-scaffold.ts';
import type { ScaffoldFile } from '../write-files.ts';
import type { SiteDraft } from './draft-site.ts';

export const siteFile = (id: string): string => `site-configs/${id}.yaml`;

/** Renders the text of a site's file. */
export function renderSite(draft: SiteDraft): Promise<string> {
  const { domains, withoutLocales, pages, flags, ...same } = draft;
  const values = {
    ...same,
    domains: [
      ...domains.map(({ locale, host, prefix }) => ({ locale, value: prefix === '' ? host : { host, prefix } })),
      ...withoutLocales.map((locale) => ({ locale, value: null })),
    ],
    pages: pairs(pages),
    flags: pairs(flags),
  };
  return renderScaffold('site.yaml', values);
}

/** Returns the files of a new site: its configuration, and the folder of a bundle that is not there yet. */
export async function siteFiles(root: string, draft: SiteDraft): Promise<ScaffoldFile[]> {
  const files: ScaffoldFile[] = [{ path: siteFile(draft.id), text: await renderSite(draft) }];
  const { bundle } = draft;
  if (bundle !== undefined && !existsSync(path.join(root, 'locales', bundle))) {
    files.push({ path: `locales/${bundle}/README.md`, text: await renderScaffold('bundle-readme.md', { bundle }) });
  }
  return files;
}

function pairs(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}
