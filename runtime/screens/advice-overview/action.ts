import { adviceForm } from '#runtime/features/requests/advice-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  advice: (context) => answerForm(adviceForm, context, () => `${sentAddress(context.url)}#advice-request`),
});
