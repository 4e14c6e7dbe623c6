import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Reviews, reviewsLinkClass, Score } from './reviews.styles.ts';
import { Stars } from './stars.tsx';

/** Shows the rating of the shop; nothing for a shop without ratings, or when they could not be loaded. */
export function ReviewsWidget(): ReactNode {
  const { locale, t } = useLocale();
  // Loaded by `reviewsPart` before the page is shown; another request could make the footer jump.
  const { data: rating } = useQuery({ ...useTRPC().catalogue.rating.queryOptions(), enabled: false });
  if (!rating) return null;
  const { score, best, count, recommendedPercentage, source, url } = rating;
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
