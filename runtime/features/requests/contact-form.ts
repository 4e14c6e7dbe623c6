import { defineForm } from '#runtime/forms/form-definition.ts';
import { contactSchema, toContactRequest } from '#runtime/validation/forms/contact.ts';

export const contactForm = defineForm({
  name: 'contact',
  schema: contactSchema,
  input: toContactRequest,
  mutation: (trpc) => trpc.requests.contact.mutationOptions(),
});
