import { listOwnRoutes } from '#cli/config/own-screens.ts';
import { isNeeded, rpcAreas } from '#cli/config/rpc-areas.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import { findParameters, toImport } from '../routes/own-code-file.ts';
import { nameRouter, type OwnScreenFiles } from '../routes/own-screen-files.ts';
import type { SiteSources } from '../site-sources.ts';
import { localesWith } from '../third-parties/third-party-rules.ts';
import { listServerRoutes } from './server-routes.ts';
import { listFrameParts, slotsOfApp } from './slots.ts';

/** Generates the composition root: what the flags switch off is not imported here, and therefore not in the build. */
export function generateEntries(
  site: SiteModel,
  own: readonly OwnScreenFiles[],
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const ownPages = listOwnRoutes(site).filter((key) => findParameters(site, key).length === 0);
  const head = header(sources.layers);
  const slots = slotsOfApp(site);
  const parts = listFrameParts(site);
  const tracked = localesWith(site, 'tagManager');
  const isMonitored = localesWith(site, 'monitoring').length > 0;
  const open = rpcAreas.filter((area) => isNeeded(area, site));
  const sitemaps = open.filter(({ hasSitemap }) => hasSitemap);
  return [
    {
      path: 'app.ts',
      text: render('site/app.ts', {
        header: head,
        slots,
        hasSlots: slots.length > 0,
        frameParts: parts,
        hasFrameParts: parts.length > 0,
        isTracked: tracked.length > 0,
        isMonitored,
      }),
    },
    {
      path: 'entry-client.tsx',
      // Only React's profiling build measures components; it is larger, so no other site has it.
      text: render('site/entry-client.tsx', {
        header: head,
        reactDom: isMonitored ? 'react-dom/profiling' : 'react-dom/client',
      }),
    },
    {
      path: 'entry-server.ts',
      text: render('site/entry-server.ts', {
        header: head,
        areas: open,
        ownRouters: own.flatMap(({ key, folder, router }) =>
          router === undefined ? [] : [{ key, name: nameRouter(key), from: toImport(folder, router) }],
        ),
        ownPages: ownPages.length === 0 ? undefined : ownPages,
        sitemaps,
        sells: site.flags.products,
        serverRoutes: listServerRoutes(site),
      }),
    },
  ];
}
