import { listOwnRoutes } from '#cli/config/own-screens.ts';
import { hasRoute, isOpen } from '#cli/config/resolve-site.ts';
import type { Gate } from '#runtime/contracts/flags.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import { findParameters, toImport } from '../routes/own-code-file.ts';
import { nameRouter, type OwnScreenFiles } from '../routes/own-screen-files.ts';
import type { SiteSources } from '../site-sources.ts';
import { localesWith } from '../third-parties/third-party-rules.ts';
import { listFrameParts, slotsOfApp } from './slots.ts';

/** An area of `runtime/rpc`, with what a site must have to need it. */
interface RpcArea {
  /** Prefix of its procedures. */
  readonly name: string;
  readonly folder: string;
  readonly gate?: Gate;
  /** A site that has none of them has no use for the area. */
  readonly routes?: readonly RouteKey[];
  /** Whether it has pages for search engines. */
  readonly hasSitemap: boolean;
}

const areas: readonly RpcArea[] = [
  { name: 'content', folder: 'content', hasSitemap: true },
  { name: 'catalogue', folder: 'catalogue', gate: 'products', hasSitemap: true },
  { name: 'blogs', folder: 'blogs', routes: ['blogOverview', 'blogDetail'], hasSitemap: true },
  { name: 'advice', folder: 'advice', routes: ['adviceOverview', 'adviceDetail'], hasSitemap: true },
  { name: 'projects', folder: 'projects', routes: ['projectOverview', 'projectDetail'], hasSitemap: true },
  { name: 'inspiration', folder: 'inspiration', routes: ['inspirationOverview'], hasSitemap: true },
  { name: 'jobOffers', folder: 'job-offers', routes: ['jobOfferOverview', 'jobOfferDetail'], hasSitemap: true },
  { name: 'search', folder: 'search', gate: 'search', hasSitemap: false },
  { name: 'requests', folder: 'requests', hasSitemap: false },
  { name: 'checks', folder: 'checks', hasSitemap: false },
  { name: 'customerChecks', folder: 'customer-checks', gate: 'products', hasSitemap: false },
  { name: 'auth', folder: 'auth', gate: 'account', hasSitemap: false },
  { name: 'user', folder: 'user', gate: 'account', hasSitemap: false },
  { name: 'configurator', folder: 'configurator', gate: 'products', hasSitemap: false },
  { name: 'cart', folder: 'cart', gate: 'products', hasSitemap: false },
  { name: 'order', folder: 'order', gate: 'products', hasSitemap: false },
  { name: 'storage', folder: 'storage', gate: 'account', hasSitemap: false },
];

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
  const open = areas.filter((area) => isNeeded(area, site));
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
        hasAccounts: site.flags.account,
      }),
    },
  ];
}

function isNeeded({ gate, routes }: RpcArea, site: SiteModel): boolean {
  if (!isOpen(site.flags, gate)) return false;
  return routes === undefined || routes.some((key) => hasRoute(site, key));
}
