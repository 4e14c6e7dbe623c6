import { defineForm } from '#runtime/forms/form-definition.ts';
import { newsletterSchema } from '#runtime/validation/forms/newsletter.ts';
import { guardOf } from './request-parts.ts';

export const newsletterForm = defineForm({
  name: 'newsletter',
  schema: newsletterSchema,
  input: ({ email, firstName, ...guard }) => ({
    email,
    ...(firstName !== undefined && { firstName }),
    guard: guardOf(guard),
  }),
  mutation: (trpc) => trpc.requests.subscribe.mutationOptions(),
});
