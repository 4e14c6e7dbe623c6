import { loadCart } from '#runtime/features/cart/cart.ts';
import {
  cartQuantityForm,
  cartRemovalForm,
  cartVoucherForm,
  cartVoucherRemovalForm,
  getAddition,
} from '#runtime/features/cart/cart-forms.ts';
import { orderedSampleSearch } from '#runtime/features/cart/ordered-sample.ts';
import { removedSearch } from '#runtime/features/cart/removed-line.ts';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';
import { orderSampleForm } from '#runtime/forms/order-sample-form.ts';

export const action = createAction({
  orderSample: (context) =>
    answerForm(orderSampleForm, context, ({ value }) => context.url.pathname + orderedSampleSearch(value)),
  addToCart: (context) => answerForm(addToCartForm, context, () => context.url.pathname),
  cartQuantity: (context) => answerForm(cartQuantityForm, context, () => context.url.pathname),
  cartVoucher: (context) => answerForm(cartVoucherForm, context, () => context.url.pathname),
  cartVoucherRemoval: (context) => answerForm(cartVoucherRemovalForm, context, () => context.url.pathname),
  cartRemoval: async (context) => {
    const cart = await loadCart(context);
    const line = cart?.lines.find(({ id }) => id === context.form.get('lineId'));
    return answerForm(
      cartRemovalForm,
      context,
      () => `${context.url.pathname}${line ? removedSearch({ name: line.name, fields: getAddition(line) }) : ''}`,
    );
  },
});
