import { defineForm } from '#runtime/forms/form-definition.ts';
import { mailTokenSchema } from '#runtime/validation/forms/mail-token.ts';

/** Begins the newsletter. A button, since scanners of mails follow links. */
export const newsletterConfirmForm = defineForm({
  name: 'newsletterConfirm',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.requests.confirmNewsletter.mutationOptions(),
});

/** Ends it. */
export const newsletterLeaveForm = defineForm({
  name: 'newsletterLeave',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.requests.unsubscribe.mutationOptions(),
});
