import { staticPart } from './static-part.tsx';

export type { Crumb } from './breadcrumbs.static.tsx';

/** Shows the path from the home page to this one. */
export const Breadcrumbs = staticPart(async () => (await import('./breadcrumbs.static.tsx')).Breadcrumbs);
