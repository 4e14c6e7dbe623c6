import { confirmRegistrationForm } from '#runtime/features/account/confirm-registration-form.ts';
import { loginAddressAfter } from '#runtime/features/account/login-notices.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  confirmRegistration: (context) =>
    answerForm(confirmRegistrationForm, context, () => loginAddressAfter(context.href('login') ?? '/', 'confirmed')),
});
