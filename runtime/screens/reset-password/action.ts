import { loginAddressAfter } from '#runtime/features/account/login-notices.ts';
import { resetPasswordForm } from '#runtime/features/account/reset-password-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  resetPassword: (context) =>
    answerForm(resetPasswordForm, context, () => loginAddressAfter(context.href('login') ?? '/', 'reset')),
});
