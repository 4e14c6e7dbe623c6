import { wholeNumber } from '../rules/amount.ts';
import { identifier } from '../rules/identifier.ts';
import { object } from '../yup.ts';

/** Units of one line, in the product API. */
const maxOfOne = 10_000;

const quantity = () => wholeNumber(1, maxOfOne).required();

/** A product for the cart. What is chosen on it is validated by the API, which knows its options. */
export const cartAdditionSchema = object({
  productId: identifier().required(),
  variantId: identifier(),
  quantity: quantity(),
  configurationId: identifier(),
  cropId: identifier(),
});

/** Another quantity of a line. */
export const cartQuantitySchema = object({ lineId: identifier().required(), quantity: quantity() });

/** A line that is taken out. */
export const cartRemovalSchema = object({ lineId: identifier().required() });
