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

/** Characters, in the product API. */
const maxReferenceLength = 60;
const maxInstructionsLength = 300;
export const maxRemarkLength = 1000;

/** How an order can reach its buyer. */
export const deliveryMethods = ['Deliver', 'Pickup', 'DeliverAndAssemble'] as const;

/** Who orders, and where it goes. */
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

/** How it is delivered. Each method has its own days: `days.Deliver`. */
export const orderDeliverySchema = object({
  method: requiredChoice(deliveryMethods),
  days: object({ Deliver: day(), Pickup: day(), DeliverAndAssemble: day() }),
  instructions: line(maxInstructionsLength),
});

/** The order as the buyer sees it, and how it will be paid. */
export const orderPlacementSchema = object({
  orderId: identifier().required(),
  version: wholeNumber(1, 1_000_000_000).required(),
  method: identifier(40).required(),
  remark: paragraphs(maxRemarkLength),
});

/** Another payment for an order that is placed already. `after` is the payment before this one. */
export const paymentSchema = object({
  orderId: identifier().required(),
  method: identifier(40).required(),
  after: identifier(),
});
