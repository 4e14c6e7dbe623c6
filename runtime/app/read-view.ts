import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { frameRouteId, isScreenHandle } from './create-routes.ts';
import type { PageFailure, PageView } from './page-view.ts';
import type { PreservedModule } from './preserve-not-found.ts';
import { isRouteData } from './route-data.ts';

/** The state of a router from which a view is read, in the browser and on the server. */
export type RouterFacts = Pick<StaticHandlerContext, 'location' | 'matches' | 'loaderData'> & {
  readonly errors: StaticHandlerContext['errors'];
};

/** Reads what a router has matched and loaded. */
export function readView({ location, matches, loaderData, errors }: RouterFacts, notFound: PreservedModule): PageView {
  const match = matches.at(-1);
  const data = Object.values(loaderData ?? {}).find(isRouteData);
  const handle: unknown = match?.route.handle;
  const own = isScreenHandle(handle) ? handle.module : undefined;
  const module = data?.screen === 'notFound' ? notFound.current() : own;
  const failure = readFailure(errors);
  return {
    location: { pathname: location.pathname, search: location.search, key: location.key },
    params: match?.params ?? {},
    ...(match && { route: match.route.id }),
    ...(data && { data }),
    ...(module && { module }),
    ...(failure && { failure }),
  };
}

function readFailure(errors: RouterFacts['errors']): PageFailure | undefined {
  const [failed] = Object.entries(errors ?? {});
  if (!failed) return undefined;
  const [routeId, error] = failed;
  return { status: isRouteErrorResponse(error) ? error.status : 500, inFrame: routeId !== frameRouteId };
}
