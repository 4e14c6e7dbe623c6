import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows an article: title, image, text. */
export const BlogArticle = staticPart(async () => (await import('./blog-article.static.tsx')).BlogArticle);
