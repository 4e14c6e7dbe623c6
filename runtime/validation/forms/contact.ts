import { choice } from '../rules/choice.ts';
import { orderNumber } from '../rules/order-number.ts';
import { paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { longestMessage, senderFields } from './sender.ts';

export const contactSubjects = ['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other'] as const;

export const contactSchema = object({
  subject: choice(contactSubjects).required(),
  orderNumber: orderNumber(),
  message: paragraphs(longestMessage).required(),
  ...senderFields,
  ...guardFields,
});
