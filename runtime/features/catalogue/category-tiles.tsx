import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows large links to the categories. */
export const CategoryTiles = staticPart(async () => (await import('./category-tiles.static.tsx')).CategoryTiles);
