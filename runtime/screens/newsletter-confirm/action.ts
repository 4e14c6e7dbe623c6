import { doneAddress } from '#runtime/features/requests/newsletter-link.ts';
import { newsletterConfirmForm, newsletterLeaveForm } from '#runtime/features/requests/newsletter-token-forms.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  newsletterConfirm: (context) => answerForm(newsletterConfirmForm, context, () => doneAddress(context.url)),
  newsletterLeave: (context) => answerForm(newsletterLeaveForm, context, () => doneAddress(context.url)),
});
