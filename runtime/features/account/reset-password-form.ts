import { defineForm } from '#runtime/forms/form-definition.ts';
import { resetPasswordSchema } from '#runtime/validation/forms/reset-password.ts';

export const resetPasswordForm = defineForm({
  name: 'resetPassword',
  schema: resetPasswordSchema,
  secret: ['newPassword', 'passwordConfirmation'],
  input: ({ token, newPassword }) => ({ token, newPassword }),
  mutation: (trpc) => trpc.auth.resetPassword.mutationOptions(),
});
