import { reviewsAddress } from '#runtime/features/reviews/review-address.ts';
import { reviewForm } from '#runtime/features/reviews/review-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  review: (context) =>
    answerForm(reviewForm, context, ({ value: { orderId, productId } }) =>
      reviewsAddress(context.url.pathname, { orderId, sent: productId }),
    ),
});
