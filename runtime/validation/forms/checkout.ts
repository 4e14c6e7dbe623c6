import type { InferType } from 'yup';
import { wholeNumber } from '../rules/amount.ts';
import { requiredChoice, tick } from '../rules/choice.ts';
import { day } from '../rules/day.ts';
import { email } from '../rules/email.ts';
import { identifier } from '../rules/identifier.ts';
import { phone } from '../rules/phone.ts';
import { line, paragraphs } from '../rules/text.ts';
import { mixed, object } from '../yup.ts';
import { addressSchema } from './address.ts';
import { companyOfBusiness, customerTypeChoice, personName, vatNumberOfBusiness } from './sender.ts';

/** Max. characters, in the product API. */
const maxReferenceLength = 60;
const maxInstructionsLength = 300;
export const maxRemarkLength = 1000;

/** The delivery methods. */
export const deliveryMethods = ['Deliver', 'Pickup', 'DeliverAndAssemble'] as const;

/** The buyer's details and addresses. */
export const orderDetailsSchema = object({
  customerType: customerTypeChoice(),
  companyName: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  email: email().required(),
  phone: phone(),
  billing: addressSchema,
  sameAsBilling: tick(),
  delivery: addressSchema.when('sameAsBilling', ([same], schema) => (same ? mixed().strip() : schema)),
  reference: line(maxReferenceLength),
});

export type OrderDetailsValue = InferType<typeof orderDetailsSchema>;

/** The delivery. Each method has its own days: `days.Deliver`. */
export const orderDeliverySchema = object({
  method: requiredChoice(deliveryMethods),
  days: object({ Deliver: day(), Pickup: day(), DeliverAndAssemble: day() }),
  instructions: line(maxInstructionsLength),
});

/** The order that the buyer has seen, and its payment method. */
export const orderPlacementSchema = object({
  orderId: identifier().required(),
  version: wholeNumber(1, 1_000_000_000).required(),
  method: identifier(40).required(),
  remark: paragraphs(maxRemarkLength),
  inviteToReview: tick(),
});

/** A further payment for a placed order. `after` is the previous payment. */
export const paymentSchema = object({
  orderId: identifier().required(),
  method: identifier(40).required(),
  after: identifier(),
});
