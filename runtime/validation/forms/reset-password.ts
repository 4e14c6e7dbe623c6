import type { InferType } from 'yup';
import type { components } from '#generated/contracts/product-api.ts';
import { mailToken } from '../rules/mail-token.ts';
import { newPassword as newPasswordRule, passwordConfirmation } from '../rules/password.ts';
import { object } from '../yup.ts';

export const resetPasswordSchema = object({
  token: mailToken().required(),
  newPassword: newPasswordRule().required(),
  passwordConfirmation: passwordConfirmation('newPassword').required(),
});

/** Converts the form to the body of `POST /auth/reset`. */
export function toPasswordResetRequest({
  token,
  newPassword,
}: InferType<typeof resetPasswordSchema>): components['schemas']['PasswordResetRequest'] {
  return { token, newPassword };
}
