import { useLocale } from './locale-context.ts';
import type { Translate } from './messages.ts';

/** The page's translate function: `t('product:options.surcharge', { price })`. */
export function useMessages(): Translate {
  return useLocale().t;
}
