import { defineForm } from '#runtime/forms/form-definition.ts';
import { loginSchema } from '#runtime/validation/forms/login.ts';

export const loginForm = defineForm({
  name: 'login',
  schema: loginSchema,
  secret: ['password'],
  input: ({ email, password }) => ({ email, password }),
  mutation: (trpc) => trpc.auth.login.mutationOptions(),
});
