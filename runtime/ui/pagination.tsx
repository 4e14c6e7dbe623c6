import { staticPart } from './static-part.tsx';

/** Shows links to the pages of a list; nothing when there is one page only. */
export const Pagination = staticPart(async () => (await import('./pagination.static.tsx')).Pagination);
