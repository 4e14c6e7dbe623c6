import type { InferType } from 'yup';
import { requiredChoice } from '../rules/choice.ts';
import { identifier } from '../rules/identifier.ts';
import { line, paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';

/** Max. characters, in the content API. */
const maxTitleLength = 100;
export const maxReviewLength = 2000;
const maxNameLength = 60;

/** The numbers of stars, the best first. */
export const starChoices = ['5', '4', '3', '2', '1'] as const;

/** What a customer says of a product of an order. */
export const reviewSchema = object({
  orderId: identifier(100).required(),
  productId: identifier(100).required(),
  stars: requiredChoice(starChoices),
  title: line(maxTitleLength),
  text: paragraphs(maxReviewLength).required(),
  name: line(maxNameLength).required(),
});

export type ReviewValue = InferType<typeof reviewSchema>;
