import { answerForm, type FormAction } from '#runtime/forms/answer-form.ts';
import { reorderedAddress } from './not-added-lines.ts';
import { cancellationForm, orderSearchForm, reorderForm, withdrawalForm } from './order-forms.ts';
import { sentSearchAddress } from './order-search-address.ts';
import { orderViewAddress } from './order-view.ts';

/** Actions of the forms on the page of an order, for visitors without JavaScript. */
export const orderFormActions = {
  orderCancellation: (context) => answerForm(cancellationForm, context, () => orderViewAddress(context.url, 'order')),
  reorder: (context) => answerForm(reorderForm, context, ({ answer }) => reorderedAddress(context, answer)),
  withdrawal: (context) => answerForm(withdrawalForm, context, () => orderViewAddress(context.url, 'withdrawn')),
} as const satisfies Readonly<Record<string, FormAction>>;

/** The form that finds an order by its number and e-mail address. */
export const orderSearchActions = {
  orderSearch: (context) => answerForm(orderSearchForm, context, () => sentSearchAddress(context.url)),
} as const satisfies Readonly<Record<string, FormAction>>;
