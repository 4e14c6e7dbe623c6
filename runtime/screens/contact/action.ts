import { contactForm } from '#runtime/features/requests/contact-form.ts';
import { sentAddress } from '#runtime/features/requests/sent.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  contact: (context) => answerForm(contactForm, context, () => sentAddress(context.url)),
});
