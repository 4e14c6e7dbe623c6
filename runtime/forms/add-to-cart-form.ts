import { readConfiguration } from '#runtime/lib/configuration-fields.ts';
import { cartAdditionSchema } from '#runtime/validation/forms/cart.ts';
import { defineForm } from './form-definition.ts';

/** The form that adds a configured product to the cart. */
export const addToCartForm = defineForm({
  name: 'addToCart',
  schema: cartAdditionSchema,
  input: ({ productId, variantId, quantity, configurationId, cropId }, sent) => ({
    productId,
    quantity,
    values: readConfiguration(sent),
    ...(variantId && { variantId }),
    ...(configurationId && { configurationId }),
    ...(cropId && { cropId }),
  }),
  mutation: (trpc) => trpc.cart.add.mutationOptions(),
});
