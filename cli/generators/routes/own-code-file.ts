import type { LoadedMessages } from '#cli/config/messages/load-messages.ts';
import { withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { listOwnRoutes, readParameters } from '#cli/config/own-screens.ts';
import { ownNamespace } from '#cli/runtime-usage/namespaces.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import { configAlias } from '../overrides/override-places.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { nameRouter, type OwnScreenFiles } from './own-screen-files.ts';
import { paramsType } from './params-type.ts';

/** Generates the types of the routes, texts and procedures that a site has of its own; nothing for a site without any. */
export function generateOwnCode(
  site: SiteModel,
  screens: readonly OwnScreenFiles[],
  { bundles }: LoadedMessages,
  { layers }: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const files = [...(bundles.get(site.bundle)?.values() ?? [])].flatMap(
    (namespaces) => namespaces.get(ownNamespace) ?? [],
  );
  const texts = new Set(
    files.flatMap((file) => [...file.texts.keys()].map((key) => `${ownNamespace}:${withoutPlural(key)}`)),
  );
  if (screens.length === 0 && texts.size === 0) return [];
  const routes = listOwnRoutes(site).map((key) => ({ key, type: paramsType(findParameters(site, key)) }));
  const routers = screens.flatMap(({ key, folder, router }) =>
    router === undefined ? [] : [{ key, name: nameRouter(key), from: toImport(folder, router) }],
  );
  const sources = header([...layers, ...screens.map(({ folder }) => folder)]);
  return [
    {
      path: 'own-code.d.ts',
      text: render('site/own-code.d.ts', { header: sources, routes, routers, texts: [...texts].sort() }),
    },
  ];
}

/** Returns what a generated module imports a file of a screen by. */
export const toImport = (folder: string, file: string): string =>
  `${configAlias}${folder.replace(/^site-configs\//, '')}/${file}`;

/** Returns the parameters of a route of a site's own. */
export function findParameters({ routes, locales }: SiteModel, key: string): string[] {
  const pattern = locales.map((locale) => routes[locale]?.[key]).find((each) => each !== undefined);
  return readParameters(pattern ?? '');
}
