import type { components } from '#generated/contracts/product-api.ts';
import type { SentValues } from '#runtime/contracts/form.ts';
import { defineForm } from '#runtime/forms/form-definition.ts';
import { configurationFields } from '#runtime/lib/configuration-fields.ts';
import {
  cartQuantitySchema,
  cartRemovalSchema,
  cartVoucherRemovalSchema,
  cartVoucherSchema,
} from '#runtime/validation/forms/cart.ts';

type OrderLine = components['schemas']['OrderLine'];

/** Sets the quantity of an order line. */
export const cartQuantityForm = defineForm({
  name: 'cartQuantity',
  schema: cartQuantitySchema,
  input: ({ lineId, quantity }) => ({ lineId, quantity }),
  mutation: (trpc) => trpc.cart.update.mutationOptions(),
});

/** Removes an order line. */
export const cartRemovalForm = defineForm({
  name: 'cartRemoval',
  schema: cartRemovalSchema,
  input: ({ lineId }) => ({ lineId }),
  mutation: (trpc) => trpc.cart.remove.mutationOptions(),
});

/** Puts a voucher on the order. */
export const cartVoucherForm = defineForm({
  name: 'cartVoucher',
  schema: cartVoucherSchema,
  input: ({ code }) => ({ code }),
  mutation: (trpc) => trpc.cart.applyVoucher.mutationOptions(),
});

/** Takes the voucher off the order. */
export const cartVoucherRemovalForm = defineForm({
  name: 'cartVoucherRemoval',
  schema: cartVoucherRemovalSchema,
  input: () => undefined,
  mutation: (trpc) => trpc.cart.removeVoucher.mutationOptions(),
});

/** Returns the fields by which a removed line is added again. */
export function getAddition(line: OrderLine): SentValues {
  const { productId, variantId, quantity, configurationId, crop, values } = line;
  return {
    productId,
    quantity: String(quantity.current),
    ...(variantId && { variantId }),
    ...(configurationId && { configurationId }),
    ...(crop && { cropId: crop.id }),
    ...configurationFields(values),
  };
}
