import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadCart } from '#runtime/features/cart/cart.ts';
import { loadIntroduction } from '../load-introduction.ts';

export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadCart(context), loadIntroduction(context, 'cart')]);
}
