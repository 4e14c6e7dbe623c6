import { adviceForm } from '#runtime/features/requests/advice-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  advice: (context) => answerForm(adviceForm, context, () => `${sentAddress(context.url)}#advice-request`),
});
