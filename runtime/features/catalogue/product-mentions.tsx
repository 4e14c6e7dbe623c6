import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the products that an article or a project mentions. */
export const ProductMentions = staticPart(
  async () => (await import('./product-mentions.static.tsx')).ProductMentions,
  ['vat', 'address'],
);
