import type { LoadContext } from '#runtime/data/load-context.ts';
import { requireCustomer } from '#runtime/features/account/require-customer.ts';
import { loadIntroduction } from '../load-introduction.ts';

export async function load(context: LoadContext): Promise<void> {
  await Promise.all([requireCustomer(context), loadIntroduction(context, 'myAccountAddress')]);
}
