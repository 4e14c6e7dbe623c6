import type { InferType } from 'yup';
import type { components } from '#generated/contracts/content-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { requiredChoice } from '../rules/choice.ts';
import { orderNumber } from '../rules/order-number.ts';
import { paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { maxMessageLength, senderFields, toSender } from './sender.ts';

export const contactSubjects = ['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other'] as const;

export const contactSchema = object({
  subject: requiredChoice(contactSubjects),
  orderNumber: orderNumber(),
  message: paragraphs(maxMessageLength).required(),
  ...senderFields,
  ...guardFields,
});

/** Converts the form to the body of `POST /contact`. */
export function toContactRequest(value: InferType<typeof contactSchema>): components['schemas']['ContactRequest'] {
  const { subject, orderNumber, message, trap, elapsedMs } = value;
  return withoutAbsent<components['schemas']['ContactRequest']>({
    sender: toSender(value),
    subject,
    orderNumber,
    message,
    guard: { trap, elapsedMs },
  });
}
