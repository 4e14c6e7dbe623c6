import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the end of the footer: to whom the shop belongs, and its legal texts. */
export const FooterEnd = staticPart(async () => (await import('./footer-end.static.tsx')).FooterEnd);
