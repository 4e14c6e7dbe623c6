import { listOwnRoutes } from '#cli/config/own-screens.ts';
import type { Screens } from '#cli/config/screens.ts';
import { getRouteRule, isRouteKey, type RouteKey, routeRules, screenFolder } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { slotsOfRoute } from '../entry/slots.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';
import { findParameters, toImport } from './own-code-file.ts';
import type { OwnScreenFiles } from './own-screen-files.ts';
import { paramsType } from './params-type.ts';

/** Returns the routes of a site that have a screen, in the order of the route keys; its own stand behind. */
export function linkedRoutes(site: SiteModel, screens: readonly string[]): string[] {
  const { routes, locales } = site;
  const keys = [...screens, ...listOwnRoutes(site)];
  return keys.filter((key) => locales.some((locale) => routes[locale]?.[key] !== undefined));
}

/** Pages with a secondary form, which loads its texts itself, separately from the page. */
const lateForms: ReadonlySet<string> = new Set<RouteKey>(['productDetail']);

/** Returns whether the pages of a route show texts of forms: those with a form, and all of a customer's. */
function showsForms(key: string, takesForm: boolean): string | undefined {
  if (lateForms.has(key)) return "'late'";
  return takesForm || getRouteRule(key).gate === 'account' ? 'true' : undefined;
}

/** Generates one module per route, the table that loads them when they are visited, and type-checked addresses. */
export function generateRoutes(
  site: SiteModel,
  routes: readonly string[],
  screens: Screens,
  own: readonly OwnScreenFiles[],
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const head = header(sources.layers);
  const ownByKey = new Map(own.map((screen) => [screen.key, screen]));
  const getParts = (key: string) => (isRouteKey(key) ? screens.get(key) : ownByKey.get(key)?.parts);
  const modules = routes.map((key) => {
    const folder = screenFolder(key);
    const slots = slotsOfRoute(site, key);
    const screen = ownByKey.get(key)?.folder ?? `runtime/screens/${folder}`;
    const from = header([...sources.layers, screen]);
    return {
      path: `routes/${folder}.ts`,
      text: render('site/route.ts', {
        header: from,
        screen: ownByKey.has(key) ? toImport(screen, '').replace(/\/$/, '') : `shopgen/${screen}`,
        slots,
        hasSlots: slots.length > 0,
        parts: slots.flatMap(({ routePart }) => routePart ?? []),
        hasParts: slots.some(({ routePart }) => routePart !== undefined),
        hasHead: getParts(key)?.has('head') === true,
        hasLoader: getParts(key)?.has('loader') === true,
      }),
    };
  });
  const takesForm = (key: string): boolean => isRouteKey(key) && screens.get(key)?.has('action') === true;
  const table = routes.map((key) => ({ key, folder: screenFolder(key), showsForms: showsForms(key, takesForm(key)) }));
  const params = routes.map((key) => ({
    key,
    type: paramsType(isRouteKey(key) ? (routeRules[key].params ?? []) : findParameters(site, key)),
  }));
  return [
    ...modules,
    {
      path: 'actions.ts',
      text: render('site/actions.ts', { header: head, routes: table.filter(({ key }) => takesForm(key)) }),
    },
    { path: 'routes.ts', text: render('site/routes.ts', { header: head, routes: table }) },
    { path: 'href.ts', text: render('site/href.ts', { header: head, locales: site.locales, routes: params }) },
  ];
}
