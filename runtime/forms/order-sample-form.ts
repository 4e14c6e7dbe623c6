import { sampleOrderName } from '#runtime/lib/sample-order-name.ts';
import { sampleOrderSchema } from '#runtime/validation/forms/cart.ts';
import { defineForm } from './form-definition.ts';

/** The form that adds one sample to the cart, as it is. */
export const orderSampleForm = defineForm({
  name: sampleOrderName,
  schema: sampleOrderSchema,
  input: ({ productId, variantId }) => ({ productId, variantId, quantity: 1, values: {} }),
  mutation: (trpc) => trpc.cart.add.mutationOptions(),
});
