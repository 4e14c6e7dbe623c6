import type { AnswerSubjects } from '../answer-tags.ts';

/** What the operations of a shop answer with. */
export const catalogueAnswers: AnswerSubjects = {
  '/Products/{id}': { kind: 'product' },
  '/Products/{id}/{second}': { kind: 'product' },
  '/Products/configuration/{id}': { kind: 'product' },
  '/Products/photoprint/{id}': { kind: 'product' },
  '/Misc/rating': { tag: 'rating' },
  '/categories': { tag: 'categories', kind: 'category' },
  '/categories/{id}': { kind: 'category' },
  '/catalogue/products': { tag: 'listing', kind: 'product' },
};
