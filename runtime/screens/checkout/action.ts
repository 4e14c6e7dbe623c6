import {
  approvalRequestForm,
  orderDeliveryForm,
  orderDetailsForm,
  orderPlacementForm,
} from '#runtime/features/checkout/checkout-forms.ts';
import { stepSearch } from '#runtime/features/checkout/checkout-step.ts';
import { resultAddress } from '#runtime/features/checkout/result-address.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  orderDetails: (context) =>
    answerForm(orderDetailsForm, context, () => `${context.url.pathname}${stepSearch('delivery')}`),
  approvalRequest: (context) =>
    answerForm(approvalRequestForm, context, () => `${context.url.pathname}${context.url.search}`),
  orderDelivery: (context) =>
    answerForm(orderDeliveryForm, context, () => `${context.url.pathname}${stepSearch('payment')}`),
  orderPlacement: (context) =>
    answerForm(
      orderPlacementForm,
      context,
      ({ answer: { orderId, payAt } }) => payAt ?? resultAddress(context.href('checkoutResult'), orderId),
    ),
});
