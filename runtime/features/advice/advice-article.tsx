import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows an advice article: the question beside its image, the answer, and related questions. */
export const AdviceArticle = staticPart(async () => (await import('./advice-article.static.tsx')).AdviceArticle);
