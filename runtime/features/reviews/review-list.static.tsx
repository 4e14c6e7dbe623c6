import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import {
  ReviewColumns,
  ReviewItem,
  ReviewItems,
  ReviewPages,
  ReviewSummary,
  ReviewText,
} from './product-reviews.styles.ts';
import { ReviewStars } from './review-stars.tsx';
import { Score } from './reviews.styles.ts';
import { reviewsParameter } from './reviews-input.ts';
import { Stars } from './stars.tsx';

type Schemas = components['schemas'];

interface ReviewListProps {
  readonly reviews: Pick<Schemas['ProductReviewList'], 'items' | 'page' | 'pages'> & {
    readonly rating: Schemas['ProductRating'];
  };
  /** Path of the product's page. */
  readonly path: string;
  /** Its query without the page of reviews. */
  readonly search: string;
}

/** Shows one page of what customers say of a product, below how they rate it. */
export function ReviewList({ reviews: { rating, items, page, pages }, path, search }: ReviewListProps): ReactNode {
  const { locale, t } = useLocale();
  const { score, best, count } = rating;
  const addressOf = (number: number): string => {
    const query = new URLSearchParams(search);
    if (number > 1) query.set(reviewsParameter, String(number));
    const text = query.toString();
    return `${path}${text === '' ? '' : `?${text}`}#reviews`;
  };
  return (
    <Band aria-labelledby="reviews">
      <Container>
        <ReviewColumns>
          <ReviewSummary>
            <h2 id="reviews" className={headingClass({ size: 'xl' })}>
              {t('product:reviews.title')}
            </h2>
            <Score>
              <Stars share={score / best} />
              <strong>{t('product:reviews.score', { score: formatNumber(score, locale, 1), best })}</strong>
            </Score>
            <p>{t('product:reviews.count', { count, number: formatNumber(count, locale) })}</p>
            <Muted>{t('product:reviews.verified')}</Muted>
          </ReviewSummary>
          <div>
            <ReviewItems>
              {items.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ReviewItems>
            {pages > 1 && (
              <ReviewPages aria-label={t('product:reviews.pages')}>
                {page > 1 && (
                  <Link to={addressOf(page - 1)} rel="prev" className={onwardLinkClass()}>
                    {t('product:reviews.previous')}
                  </Link>
                )}
                {page < pages && (
                  <Link to={addressOf(page + 1)} rel="next" className={onwardLinkClass()}>
                    {t('product:reviews.next')}
                  </Link>
                )}
              </ReviewPages>
            )}
          </div>
        </ReviewColumns>
      </Container>
    </Band>
  );
}

interface ReviewProps {
  readonly review: Schemas['ProductReview'];
}

function Review({ review: { stars, title, text, name, writtenOn, locale: written } }: ReviewProps): ReactNode {
  const { locale } = useLocale();
  const language = written === locale ? undefined : written;
  return (
    <ReviewItem>
      <ReviewStars stars={stars} />
      {title !== undefined && (
        <h3 className={headingClass({ size: 'sm' })} lang={language}>
          {title}
        </h3>
      )}
      <ReviewText lang={language}>{text}</ReviewText>
      <Muted>
        {name}, {formatDate(new Date(`${writtenOn}T12:00:00Z`), locale, { timeZone: 'UTC' })}
      </Muted>
    </ReviewItem>
  );
}
