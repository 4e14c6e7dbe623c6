import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a job: its description, its terms, and how to apply while it is open. */
export const JobArticle = staticPart(async () => (await import('./job-article.static.tsx')).JobArticle);
