import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { actionOf, answerForm } from '#runtime/forms/answer-form.ts';

export const action = actionOf({
  addToCart: (context) => answerForm(addToCartForm, context, () => context.href('cart') ?? '/'),
});
