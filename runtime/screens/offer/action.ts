import { offerOrderForm } from '#runtime/features/offers/offer-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  offerOrder: (context) => answerForm(offerOrderForm, context, () => context.href('checkout') ?? '/'),
});
