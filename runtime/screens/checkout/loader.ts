import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { loadCart, mayBeOrdered } from '#runtime/features/cart/cart.ts';
import { shownStep } from '#runtime/features/checkout/checkout-step.ts';
import { loadIntroduction } from '../load-introduction.ts';

/**
 * Loads the order, and the data of its step. Redirects to the cart when there is nothing to order, or something that
 * cannot be ordered.
 */
export async function load(context: LoadContext): Promise<void> {
  const { trpc, queryClient, url, href } = context;
  const [cart] = await Promise.all([loadCart(context), loadIntroduction(context, 'checkout')]);
  if (!cart || !mayBeOrdered(cart)) throw redirect(href('cart') ?? '/', 302);
  const step = shownStep(url.search, cart);
  if (step === 'details' && href('login') !== undefined) {
    await queryClient.fetchQuery(trpc.user.current.queryOptions());
  }
  if (step === 'delivery') await queryClient.fetchQuery({ ...trpc.order.shipping.queryOptions(), staleTime: 0 });
  if (step === 'payment' || step === 'review') {
    await queryClient.fetchQuery(trpc.order.paymentMethods.queryOptions({ orderId: cart.id }));
  }
}
