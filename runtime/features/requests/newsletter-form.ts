import { defineForm } from '#runtime/forms/form-definition.ts';
import { newsletterSchema, toNewsletterSubscription } from '#runtime/validation/forms/newsletter.ts';

export const newsletterForm = defineForm({
  name: 'newsletter',
  schema: newsletterSchema,
  input: toNewsletterSubscription,
  mutation: (trpc) => trpc.requests.subscribe.mutationOptions(),
});
