import type { ActionContext } from '#runtime/data/action.ts';
import {
  confirmEmailForm,
  deleteForm,
  detailsForm,
  emailForm,
  passwordForm,
  preferencesForm,
  sentVersion,
  withdrawEmailForm,
} from '#runtime/features/account/account-forms.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { goneAddress, type Saved, savedAddress } from '#runtime/features/account/saved.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

const goOn =
  ({ href }: ActionContext, saved: Saved) =>
  (): string =>
    savedAddress(href('myAccountDetails'), saved);

/** Returns the basis of a form: the current customer, and the version that the form was shown with. */
const basis = async (context: ActionContext) => ({
  customer: await requireCustomer(context),
  version: sentVersion(context.form),
});

export const action = createAction({
  details: async (context) => answerForm(detailsForm(await basis(context)), context, goOn(context, 'details')),
  preferences: async (context) =>
    answerForm(preferencesForm(await basis(context)), context, goOn(context, 'preferences')),
  email: async (context) => answerForm(emailForm(await basis(context)), context, goOn(context, 'email')),
  withdraw: async (context) => answerForm(withdrawEmailForm(await basis(context)), context, goOn(context, 'withdrawn')),
  confirm: async (context) => answerForm(confirmEmailForm, context, goOn(context, 'confirmed')),
  password: async (context) => answerForm(passwordForm(await basis(context)), context, goOn(context, 'password')),
  delete: async (context) => answerForm(deleteForm, context, () => goneAddress(context.href('myAccount'))),
});
