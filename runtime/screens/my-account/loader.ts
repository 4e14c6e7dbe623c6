import type { LoadContext } from '#runtime/data/load-context.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { isGone } from '#runtime/features/account/saved.ts';
import { loadIntroduction } from '../load-introduction.ts';

export async function load(context: LoadContext): Promise<void> {
  if (isGone(context.url.search)) return;
  await Promise.all([requireCustomer(context), loadIntroduction(context, 'myAccountStart')]);
}
