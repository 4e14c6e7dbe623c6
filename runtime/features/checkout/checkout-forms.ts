import type { components } from '#generated/contracts/product-api.ts';
import { defineForm } from '#runtime/forms/form-definition.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { toAddressInput } from '#runtime/validation/forms/address.ts';
import {
  type OrderDetailsValue,
  orderDeliverySchema,
  orderDetailsSchema,
  orderPlacementSchema,
  paymentSchema,
} from '#runtime/validation/forms/checkout.ts';
import { approvalRequestSchema } from '#runtime/validation/forms/company.ts';

type Schemas = components['schemas'];

/** Name, contact and addresses of the buyer. */
export const orderDetailsForm = defineForm({
  name: 'orderDetails',
  schema: orderDetailsSchema,
  input: detailsRequest,
  mutation: (trpc) => trpc.order.setDetails.mutationOptions(),
});

/** Delivery method and date. */
export const orderDeliveryForm = defineForm({
  name: 'orderDelivery',
  schema: orderDeliverySchema,
  input: ({ method, days, instructions }) => {
    const date = days[method];
    return { method, ...(date !== undefined && { date }), ...(instructions !== undefined && { instructions }) };
  },
  mutation: (trpc) => trpc.order.setShipping.mutationOptions(),
});

/** Places the order and starts its payment. */
export const orderPlacementForm = defineForm({
  name: 'orderPlacement',
  schema: orderPlacementSchema,
  input: ({ orderId, version, method, remark, inviteToReview }) => ({
    orderId,
    version,
    method,
    ...(remark !== undefined && { remark }),
    ...(inviteToReview && { inviteToReview }),
  }),
  mutation: (trpc) => trpc.order.place.mutationOptions(),
});

/** Starts another payment of a placed order. */
export const paymentForm = defineForm({
  name: 'payment',
  schema: paymentSchema,
  input: ({ orderId, method, after }) => ({
    orderId,
    method,
    returnTo: 'checkoutResult' as const,
    ...(after !== undefined && { after }),
  }),
  mutation: (trpc) => trpc.order.pay.mutationOptions(),
});

function detailsRequest(value: OrderDetailsValue): Schemas['OrderDetailsRequest'] {
  const { customerType, companyName = '', vatNumber, firstName, lastName, email, phone, reference } = value;
  const { billing, delivery, sameAsBilling } = value;
  const person = {
    firstName,
    lastName,
    email,
    phone,
    reference,
    billingAddress: toAddressInput(billing),
    deliveryAddress: sameAsBilling || !delivery ? undefined : toAddressInput(delivery),
  };
  return customerType === 'Business'
    ? withoutAbsent<Schemas['BusinessOrderDetailsRequest']>({ customerType, companyName, vatNumber, ...person })
    : withoutAbsent<Schemas['PrivateOrderDetailsRequest']>({ customerType, ...person });
}

/** Asks for the approval of the order, as its buyer has seen it. */
export const approvalRequestForm = defineForm({
  name: 'approvalRequest',
  schema: approvalRequestSchema,
  input: ({ version }) => ({ version }),
  mutation: (trpc) => trpc.order.requestApproval.mutationOptions(),
});
