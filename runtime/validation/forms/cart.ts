import { wholeNumber } from '../rules/amount.ts';
import { identifier } from '../rules/identifier.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';

/** Max. units of a line, in the product API. */
const maxOfOne = 10_000;

const quantity = () => wholeNumber(1, maxOfOne).required();

/** A product for the cart. Its configuration is validated by the API. */
export const cartAdditionSchema = object({
  productId: identifier().required(),
  variantId: identifier(),
  quantity: quantity(),
  configurationId: identifier(),
  cropId: identifier(),
});

/** A sample for the cart. */
export const sampleOrderSchema = object({ productId: identifier().required(), variantId: identifier().required() });

/** A new quantity of a line. */
export const cartQuantitySchema = object({ lineId: identifier().required(), quantity: quantity() });

/** A line to remove. */
export const cartRemovalSchema = object({ lineId: identifier().required() });

/** Max. characters that somebody types as a code, in the content API. */
const maxTypedCode = 60;

/** The code of a voucher. */
export const cartVoucherSchema = object({ code: line(maxTypedCode).required() });

/** Nothing: an order has one voucher. */
export const cartVoucherRemovalSchema = object({});
