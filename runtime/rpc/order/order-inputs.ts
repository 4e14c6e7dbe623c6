import { z } from 'zod';
import { addressSchema } from '../address-input.ts';

/** A text of a form; its bounds are the API's. */
const text = z.string().max(2000);

const person = {
  email: text,
  firstName: text,
  lastName: text,
  phone: text.exactOptional(),
  reference: text.exactOptional(),
  billingAddress: addressSchema,
  deliveryAddress: addressSchema.exactOptional(),
};

/** The buyer's details. */
export const detailsInput = z.discriminatedUnion('customerType', [
  z.strictObject({ customerType: z.literal('Private'), ...person }),
  z.strictObject({
    customerType: z.literal('Business'),
    companyName: text,
    vatNumber: text.exactOptional(),
    ...person,
  }),
]);

/** The delivery of an order. */
export const shippingInput = z.strictObject({
  method: z.enum(['Deliver', 'Pickup', 'DeliverAndAssemble']),
  date: text.exactOptional(),
  instructions: text.exactOptional(),
});

/** The order that the buyer has seen, and its payment method. */
export const placementInput = z.strictObject({
  orderId: z.string().max(100),
  version: z.int(),
  method: z.string().max(100),
  remark: text.exactOptional(),
  inviteToReview: z.boolean().exactOptional(),
});

/** A review of a product of an order. */
export const reviewInput = z.strictObject({
  orderId: z.string().max(100),
  productId: z.string().max(100),
  stars: z.int().min(1).max(5),
  title: text.exactOptional(),
  text,
  name: text,
});

/** A withdrawal. `after` is the number of earlier withdrawals, which distinguishes repeated ones of the same lines. */
export const withdrawalInput = z.strictObject({
  orderId: z.string().max(100),
  after: z.int().min(0),
  lines: z
    .array(z.strictObject({ lineId: z.string().max(100), quantity: z.int().min(1).max(10_000) }))
    .min(1)
    .max(200),
});
