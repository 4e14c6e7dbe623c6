import { newsletterForm } from '#runtime/features/requests/newsletter-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  newsletter: (context) => answerForm(newsletterForm, context, () => sentAddress(context.url)),
});
