import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { followable } from '#runtime/lib/followable.ts';
import { Reviews, reviewsLinkClass, Score } from './reviews.styles.ts';
import { Stars } from './stars.tsx';

interface ShopRatingProps {
  readonly rating: components['schemas']['Rating'];
}

/** Shows what customers think of the shop, and where they said so. */
export function ShopRating({ rating }: ShopRatingProps): ReactNode {
  const { locale, t } = useLocale();
  const { score, best, count, recommendedPercentage, source } = rating;
  const url = followable(rating.url);
  return (
    <Reviews>
      <Score>
        <Stars share={score / best} />
        <strong>{t('product:reviews.score', { score: formatNumber(score, locale, 1), best })}</strong>
      </Score>
      <p>
        {t('product:reviews.count', { count, number: formatNumber(count, locale) })}
        {recommendedPercentage !== undefined && (
          <> · {t('product:reviews.recommended', { percentage: recommendedPercentage })}</>
        )}
      </p>
      {url === undefined ? (
        <p>{t('product:reviews.source', { source })}</p>
      ) : (
        <a href={url} rel="noopener nofollow" className={reviewsLinkClass()}>
          {t('product:reviews.read', { source })}
        </a>
      )}
    </Reviews>
  );
}
