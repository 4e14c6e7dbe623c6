import { newsletterForm } from '#runtime/features/requests/newsletter-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  newsletter: (context) => answerForm(newsletterForm, context, () => sentAddress(context.url)),
});
