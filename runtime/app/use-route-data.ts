import { useMatches } from 'react-router-dom';
import { isRouteData, type RouteData } from './route-data.ts';

/** The data of the innermost route that has any; `undefined` on the error screen. */
export function useRouteData(): RouteData | undefined {
  const matches = useMatches();
  for (const { loaderData } of matches.toReversed()) {
    if (isRouteData(loaderData)) return loaderData;
  }
  return undefined;
}
