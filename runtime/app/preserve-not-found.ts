import type { AppDefinition, RouteModule } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

/** The module of the `notFound` screen, for pages that turn out not to exist after another screen was chosen. */
export interface PreservedModule {
  readonly fetch: () => Promise<RouteModule<LoadContext>>;
  readonly current: () => RouteModule<LoadContext> | undefined;
}

/** Fetches the module of the site's `notFound` screen once and keeps it. @throws {Error} when the site has no such screen */
export function preserveNotFound(definition: AppDefinition<LoadContext>): PreservedModule {
  const route = definition.routes.find(({ key }) => key === 'notFound');
  if (!route) throw new Error(`Site ${definition.site.id} has no notFound screen`);
  let current: RouteModule<LoadContext> | undefined;
  return {
    fetch: async () => {
      current ??= await fetchModule(route.module);
      return current;
    },
    current: () => current,
  };
}
