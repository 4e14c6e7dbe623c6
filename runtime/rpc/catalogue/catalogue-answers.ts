import type { AnswerSubjects } from '../answer-tags.ts';

/** Subjects of the answers of a shop's operations. */
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
