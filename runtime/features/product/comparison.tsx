import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows products side by side, by what is known of them. */
export const Comparison = staticPart(
  async () => (await import('./comparison.static.tsx')).Comparison,
  ['vat', 'address'],
);
