import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows an article as a report: in a ruled column who wrote it and when, beside it title, text and image. */
export const BlogArticle = staticPart(async () => (await import('./blog-article.report.static.tsx')).BlogArticle);
