import type { LoadContext } from '#runtime/data/load-context.ts';
import { loadResult } from '#runtime/features/checkout/load-result.ts';
import { namedInResult } from '#runtime/features/checkout/result-address.ts';
import { loadIntroduction } from '../load-introduction.ts';

export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadResult(context, namedInResult(context.url.search)), loadIntroduction(context, 'result')]);
}
