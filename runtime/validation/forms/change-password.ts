import { currentPassword, newPassword, passwordConfirmation } from '../rules/password.ts';
import { object } from '../yup.ts';

export const changePasswordSchema = object({
  currentPassword: currentPassword().required(),
  newPassword: newPassword().required(),
  passwordConfirmation: passwordConfirmation('newPassword').required(),
});
