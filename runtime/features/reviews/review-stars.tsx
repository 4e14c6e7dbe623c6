import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { maxStars } from './max-stars.ts';
import { Score } from './reviews.styles.ts';
import { Stars } from './stars.tsx';

/** Shows the stars of one review; screen readers hear their number. */
export function ReviewStars({ stars }: { readonly stars: number }): ReactNode {
  const { t } = useLocale();
  return (
    <Score>
      <Stars share={stars / maxStars} />
      <span className={hiddenClass()}>{t('product:reviews.score', { score: stars, best: maxStars })}</span>
    </Score>
  );
}
