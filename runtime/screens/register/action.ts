import { registerForm } from '#runtime/features/account/register-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  register: (context) => answerForm(registerForm, context, () => context.href('registerVerify') ?? '/'),
});
