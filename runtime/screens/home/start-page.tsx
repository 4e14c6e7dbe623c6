import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows the home page of a shop without one: the site's name and links to its overviews. */
export const StartPage = staticPart(async () => (await import('./start-page.static.tsx')).StartPage);
