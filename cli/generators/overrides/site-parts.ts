import type { Screens } from '#cli/config/screens.ts';
import { getPart, type PartName, partNames } from '#runtime/contracts/parts.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { isFilled } from '../entry/slots.ts';
import { linkedRoutes } from '../routes/route-files.ts';

/** The parts of a site, each with the routes whose pages show it. */
export type SiteParts = ReadonlyMap<PartName, readonly string[]>;

/** Returns the parts of a site; without a site, all there are. */
export function findParts(screens: Screens, site?: SiteModel): SiteParts {
  const routes = site === undefined ? [...screens.keys()] : linkedRoutes(site, [...screens.keys()]);
  const found = new Map<PartName, readonly string[]>();
  for (const name of partNames) {
    const { routes: own, when } = getPart(name);
    const shown = own === undefined ? routes : routes.filter((key) => own.some((each) => each === key));
    if (shown.length > 0 && (site === undefined || isFilled(site, when))) found.set(name, shown);
  }
  return found;
}
