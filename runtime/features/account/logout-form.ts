import { defineForm } from '#runtime/forms/form-definition.ts';
import { object } from '#runtime/validation/yup.ts';

/** Nothing is asked of who leaves. It is sent to the `login` screen, wherever it stands. */
export const logoutForm = defineForm({
  name: 'logout',
  schema: object({}),
  input: () => undefined,
  mutation: (trpc) => trpc.auth.logout.mutationOptions(),
});
