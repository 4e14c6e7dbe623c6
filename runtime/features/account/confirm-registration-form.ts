import { defineForm } from '#runtime/forms/form-definition.ts';
import { mailTokenSchema } from '#runtime/validation/forms/mail-token.ts';

export const confirmRegistrationForm = defineForm({
  name: 'confirmRegistration',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.auth.verifyRegistration.mutationOptions(),
});
