import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows what customers think of the shop, and where they said so. */
export const ShopRating = staticPart(async () => (await import('./shop-rating.static.tsx')).ShopRating);
