import type { InferType } from 'yup';
import { wholeNumber } from '../rules/amount.ts';
import { email } from '../rules/email.ts';
import { identifier } from '../rules/identifier.ts';
import { orderNumber } from '../rules/order-number.ts';
import { array, object } from '../yup.ts';

/** A placed order that something is done with. */
export const placedOrderSchema = object({ orderId: identifier().required() });

/** A withdrawal. `after` is the number of earlier ones. */
export const withdrawalSchema = object({
  orderId: identifier().required(),
  after: wholeNumber(0, 200).required(),
  lines: array(object({ lineId: identifier().required(), quantity: wholeNumber(1, 10_000).required() }))
    .required()
    .min(1),
});

export type WithdrawalValue = InferType<typeof withdrawalSchema>;

/** The data with which a guest finds an order. */
export const orderSearchSchema = object({ number: orderNumber().required(), email: email().required() });
