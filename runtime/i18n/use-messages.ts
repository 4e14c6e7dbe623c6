import { useLocale } from './locale-context.ts';
import type { Translate } from './messages.ts';

/** The page's translate function: `t('product:price.from', { amount })`. */
export function useMessages(): Translate {
  return useLocale().t;
}
