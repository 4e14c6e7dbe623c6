import type { InferType } from 'yup';
import type { components } from '#generated/contracts/content-api.ts';
import { email as emailRule } from '../rules/email.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { maxNameLength } from './sender.ts';

export const newsletterSchema = object({
  email: emailRule().required(),
  firstName: line(maxNameLength),
  ...guardFields,
});

/** Converts the form to the body of `POST /newsletter`. */
export function toNewsletterSubscription(
  value: InferType<typeof newsletterSchema>,
): components['schemas']['NewsletterSubscription'] {
  const { email, firstName, trap, elapsedMs } = value;
  return { email, ...(firstName !== undefined && { firstName }), guard: { trap, elapsedMs } };
}
