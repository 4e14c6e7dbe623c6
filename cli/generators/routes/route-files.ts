import type { Screens } from '#cli/config/screens.ts';
import { type RouteKey, routeRules, screenFolder } from '#runtime/contracts/routes.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { slotsOfRoute } from '../entry/slots.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { RenderTemplate } from '../render-template.ts';
import type { SiteSources } from '../site-sources.ts';

/** Returns the routes of a site that have a screen, in the order of the route keys. */
export function linkedRoutes({ routes, locales }: SiteModel, screens: readonly RouteKey[]): RouteKey[] {
  return screens.filter((key) => locales.some((locale) => routes[locale]?.[key] !== undefined));
}

/** Pages with a secondary form, which loads its texts itself, separately from the page. */
const lateForms: ReadonlySet<RouteKey> = new Set<RouteKey>(['productDetail']);

/** Returns whether the pages of a route show texts of forms: those with a form, and all of a customer's. */
function showsForms(key: RouteKey, takesForm: boolean): string | undefined {
  if (lateForms.has(key)) return "'late'";
  return takesForm || routeRules[key].gate === 'account' ? 'true' : undefined;
}

/** Generates one module per route, the table that loads them when they are visited, and type-checked addresses. */
export function generateRoutes(
  site: SiteModel,
  routes: readonly RouteKey[],
  screens: Screens,
  sources: SiteSources,
  render: RenderTemplate,
): GeneratedFile[] {
  const head = header(sources.layers);
  const modules = routes.map((key) => {
    const folder = screenFolder(key);
    const slots = slotsOfRoute(site, key);
    const from = header([...sources.layers, `runtime/screens/${folder}`]);
    return {
      path: `routes/${folder}.ts`,
      text: render('site/route.ts', {
        header: from,
        folder,
        slots,
        hasSlots: slots.length > 0,
        hasHead: screens.get(key)?.has('head'),
        hasLoader: screens.get(key)?.has('loader'),
      }),
    };
  });
  const takesForm = (key: RouteKey): boolean => screens.get(key)?.has('action') === true;
  const table = routes.map((key) => ({ key, folder: screenFolder(key), showsForms: showsForms(key, takesForm(key)) }));
  const params = routes.map((key) => ({ key, type: paramsType(routeRules[key].params ?? []) }));
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

function paramsType(names: readonly string[]): string {
  if (names.length === 0) return 'Record<never, string>';
  return `{ ${names.map((name) => `${name}: string`).join('; ')} }`;
}
