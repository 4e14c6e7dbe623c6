import { forgotPasswordForm } from '#runtime/features/account/forgot-password-form.ts';
import { passwordMailSentAddress } from '#runtime/features/account/password-mail-sent.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  forgotPassword: (context) =>
    answerForm(forgotPasswordForm, context, () => passwordMailSentAddress(context.href('forgotPassword') ?? '/')),
});
