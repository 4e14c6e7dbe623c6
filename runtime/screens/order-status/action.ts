import { paymentForm } from '#runtime/features/checkout/checkout-forms.ts';
import { orderFormActions, orderSearchActions } from '#runtime/features/orders/order-form-actions.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  payment: (context) => answerForm(paymentForm, context, ({ answer }) => answer.payAt),
  ...orderFormActions,
  ...orderSearchActions,
});
