import type { ComponentRender } from './report.ts';

/** Renders that are remembered until the next report; of more the oldest are forgotten. */
const remembered = 200;

const renders: ComponentRender[] = [];
let shownRoute: string | undefined;

/** Records a render of a part of the page. It stays in this browser until a visitor has agreed to be measured. */
export function noteRender(render: ComponentRender): void {
  renders.push(render);
  if (renders.length > remembered) renders.shift();
}

/** Returns the renders since the last call, and forgets them. */
export const takeRenders = (): readonly ComponentRender[] => renders.splice(0);

/** Records the route key of the current screen. */
export function noteRoute(route: string): void {
  shownRoute = route;
}

/** Returns the route key of the current screen; before the application runs, that of the page. */
export const currentRoute = (): string =>
  shownRoute ?? document.querySelector<HTMLElement>('script[data-route]')?.dataset.route ?? '';
