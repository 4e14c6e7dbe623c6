import { defineForm } from '#runtime/forms/form-definition.ts';
import { mailTokenSchema } from '#runtime/validation/forms/mail-token.ts';

/** Confirms the subscription. A button, because mail scanners follow links. */
export const newsletterConfirmForm = defineForm({
  name: 'newsletterConfirm',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.requests.confirmNewsletter.mutationOptions(),
});

/** Ends the subscription. */
export const newsletterLeaveForm = defineForm({
  name: 'newsletterLeave',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.requests.unsubscribe.mutationOptions(),
});
