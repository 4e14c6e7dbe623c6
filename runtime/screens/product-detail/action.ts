import type { ActionContext } from '#runtime/data/action.ts';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';
import { missingPicture, photoPrintForm } from '#runtime/forms/photo-print-form.ts';
import { printSizes } from '#runtime/lib/print-size.ts';
import { shownVariant } from '#runtime/lib/shown-variant.ts';
import { productInput } from './product-input.ts';

const toCart = ({ href }: ActionContext) => href('cart') ?? '/';

export const action = createAction({
  addToCart: (context) => answerForm(addToCartForm, context, () => toCart(context)),
  addPrint: async (context) => {
    const { trpc, queryClient, params, url } = context;
    const input = productInput(params, url.searchParams);
    const product = await queryClient.ensureQueryData(trpc.catalogue.product.queryOptions(input));
    const { scales } = await queryClient.ensureQueryData(
      trpc.configurator.photoPrint.queryOptions({ product: product.id }),
    );
    const sizes = printSizes(scales, product.unit, shownVariant(product)?.size);
    if (!sizes) return { status: 400 };
    return answerForm(photoPrintForm(sizes), context, () => toCart(context), missingPicture);
  },
});
