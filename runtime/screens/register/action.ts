import { registerForm } from '#runtime/features/account/register-form.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  register: (context) => answerForm(registerForm, context, () => context.href('registerVerify') ?? '/'),
});
