import { mailToken } from '../rules/mail-token.ts';
import { newPassword, passwordConfirmation } from '../rules/password.ts';
import { object } from '../yup.ts';

export const resetPasswordSchema = object({
  token: mailToken().required(),
  newPassword: newPassword().required(),
  passwordConfirmation: passwordConfirmation('newPassword').required(),
});
