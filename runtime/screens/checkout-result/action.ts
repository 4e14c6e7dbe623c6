import { paymentForm } from '#runtime/features/checkout/checkout-forms.ts';
import { orderFormActions } from '#runtime/features/orders/order-form-actions.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  payment: (context) => answerForm(paymentForm, context, ({ answer }) => answer.payAt),
  ...orderFormActions,
});
