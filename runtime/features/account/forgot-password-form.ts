import { defineForm } from '#runtime/forms/form-definition.ts';
import { forgotPasswordSchema } from '#runtime/validation/forms/forgot-password.ts';

export const forgotPasswordForm = defineForm({
  name: 'forgotPassword',
  schema: forgotPasswordSchema,
  input: ({ email }) => ({ email }),
  mutation: (trpc) => trpc.auth.requestPasswordReset.mutationOptions(),
});
