import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a project: the task, the solution, the measurements. */
export const ProjectArticle = staticPart(async () => (await import('./project-article.static.tsx')).ProjectArticle);
