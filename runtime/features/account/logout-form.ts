import { defineForm } from '#runtime/forms/form-definition.ts';
import { object } from '#runtime/validation/yup.ts';

/** A form without fields; every page sends it to the `login` screen. */
export const logoutForm = defineForm({
  name: 'logout',
  schema: object({}),
  input: () => undefined,
  mutation: (trpc) => trpc.auth.logout.mutationOptions(),
});
