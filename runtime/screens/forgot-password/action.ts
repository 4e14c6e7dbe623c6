import { forgotPasswordForm } from '#runtime/features/account/forgot-password-form.ts';
import { passwordMailSentAddress } from '#runtime/features/account/password-mail-sent.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  forgotPassword: (context) =>
    answerForm(forgotPasswordForm, context, () => passwordMailSentAddress(context.href('forgotPassword') ?? '/')),
});
