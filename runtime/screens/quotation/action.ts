import { quotationForm } from '#runtime/features/requests/quotation-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  quotation: (context) => answerForm(quotationForm, context, () => sentAddress(context.url)),
});
