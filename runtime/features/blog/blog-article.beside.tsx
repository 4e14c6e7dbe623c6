import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows an article: its title on a field of colour, beside its image. */
export const BlogArticle = staticPart(async () => (await import('./blog-article.beside.static.tsx')).BlogArticle);
