import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the footer's menus, and the page's addresses in other languages. */
export const FooterColumns = staticPart(
  async () => (await import('./footer-columns.static.tsx')).FooterColumns,
  ['address'],
);
