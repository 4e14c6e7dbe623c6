import { defineForm } from '#runtime/forms/form-definition.ts';
import { offerOrderSchema } from '#runtime/validation/forms/offer.ts';

/** Puts the lines of an offer into the cart. */
export const offerOrderForm = defineForm({
  name: 'offerOrder',
  schema: offerOrderSchema,
  input: ({ offerId }) => ({ offerId }),
  mutation: (trpc) => trpc.cart.orderByOffer.mutationOptions(),
});
