import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { ratingLinkClass } from './product-reviews.styles.ts';
import { Stars } from './stars.tsx';

interface RatingLinkProps {
  readonly rating: components['schemas']['ProductRating'];
}

/** Shows how customers rate a product, with a link to what they say further down on the page. */
export function RatingLink({ rating: { score, best, count } }: RatingLinkProps): ReactNode {
  const { locale, t } = useLocale();
  return (
    <a href="#reviews" className={ratingLinkClass()}>
      <Stars share={score / best} />
      <span className={hiddenClass()}>
        {t('product:reviews.score', { score: formatNumber(score, locale, 1), best })},{' '}
      </span>
      {t('product:reviews.count', { count, number: formatNumber(count, locale) })}
    </a>
  );
}
