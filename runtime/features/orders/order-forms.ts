import { defineForm } from '#runtime/forms/form-definition.ts';
import { orderSearchSchema, placedOrderSchema, withdrawalSchema } from '#runtime/validation/forms/placed-order.ts';

/** Requests a mail with the link to a guest's order. */
export const orderSearchForm = defineForm({
  name: 'orderSearch',
  schema: orderSearchSchema,
  input: ({ number, email }) => ({ number, email }),
  mutation: (trpc) => trpc.order.find.mutationOptions(),
});

/** Cancels a placed order. */
export const cancellationForm = defineForm({
  name: 'orderCancellation',
  schema: placedOrderSchema,
  input: ({ orderId }) => ({ orderId }),
  mutation: (trpc) => trpc.order.cancel.mutationOptions(),
});

/** Adds the lines that are still available to the cart. */
export const reorderForm = defineForm({
  name: 'reorder',
  schema: placedOrderSchema,
  input: ({ orderId }) => ({ orderId }),
  mutation: (trpc) => trpc.order.reorder.mutationOptions(),
});

/** Declares the withdrawal from the contract about lines of an order. */
export const withdrawalForm = defineForm({
  name: 'withdrawal',
  schema: withdrawalSchema,
  input: ({ orderId, after, lines }) => ({ orderId, after, lines }),
  mutation: (trpc) => trpc.order.withdraw.mutationOptions(),
});
