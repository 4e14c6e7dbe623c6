import { quotationForm } from '#runtime/features/requests/quotation-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  quotation: (context) => answerForm(quotationForm, context, () => sentAddress(context.url)),
});
