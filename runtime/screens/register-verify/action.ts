import { confirmRegistrationForm } from '#runtime/features/account/confirm-registration-form.ts';
import { loginAddressAfter } from '#runtime/features/account/login-notices.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  confirmRegistration: (context) =>
    answerForm(confirmRegistrationForm, context, () => loginAddressAfter(context.href('login') ?? '/', 'confirmed')),
});
