import { defineForm } from '#runtime/forms/form-definition.ts';
import { reviewSchema } from '#runtime/validation/forms/review.ts';

/** Reviews a product of a delivered order. */
export const reviewForm = defineForm({
  name: 'review',
  schema: reviewSchema,
  input: ({ orderId, productId, stars, title, text, name }) => ({
    orderId,
    productId,
    stars: Number(stars),
    ...(title !== undefined && { title }),
    text,
    name,
  }),
  mutation: (trpc) => trpc.order.review.mutationOptions(),
});
