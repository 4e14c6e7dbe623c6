import type { ActionContext } from '#runtime/data/action.ts';
import {
  billingForm,
  deliveryForm,
  sameAsBillingField,
  sameAsBillingForm,
  sentVersion,
} from '#runtime/features/account/account-forms.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { type Saved, savedAddress } from '#runtime/features/account/saved.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

const goOn =
  ({ href }: ActionContext, saved: Saved) =>
  (): string =>
    savedAddress(href('myAccountAddress'), saved);

/** Returns the basis of a form: the current customer, and the version that the form was shown with. */
const basis = async (context: ActionContext) => ({
  customer: await requireCustomer(context),
  version: sentVersion(context.form),
});

export const action = createAction({
  billing: async (context) => answerForm(billingForm(await basis(context)), context, goOn(context, 'billing')),
  delivery: async (context) => {
    const done = goOn(context, 'delivery');
    const about = await basis(context);
    return context.form.has(sameAsBillingField)
      ? answerForm(sameAsBillingForm(about), context, done)
      : answerForm(deliveryForm(about), context, done);
  },
});
