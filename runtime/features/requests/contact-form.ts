import { defineForm } from '#runtime/forms/form-definition.ts';
import { contactSchema } from '#runtime/validation/forms/contact.ts';
import { guardOf, senderOf } from './request-parts.ts';

export const contactForm = defineForm({
  name: 'contact',
  schema: contactSchema,
  input: ({ subject, orderNumber, message, ...rest }) => ({
    sender: senderOf(rest),
    subject,
    ...(orderNumber !== undefined && { orderNumber }),
    message,
    guard: guardOf(rest),
  }),
  mutation: (trpc) => trpc.requests.contact.mutationOptions(),
});
