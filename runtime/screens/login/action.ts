import { loginForm } from '#runtime/features/account/login-form.ts';
import { logoutForm } from '#runtime/features/account/logout-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';
import { returnAddress } from '#runtime/lib/return-address.ts';

export const action = createAction({
  login: (context) =>
    answerForm(loginForm, context, () => returnAddress(context.url.searchParams) ?? context.href('myAccount') ?? '/'),
  logout: (context) => answerForm(logoutForm, context, () => context.href('home') ?? '/'),
});
