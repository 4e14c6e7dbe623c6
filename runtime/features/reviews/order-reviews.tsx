import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { headingClass, hiddenClass, Lead } from '#runtime/ui/text.styles.ts';
import { ReviewedProduct, ReviewedProducts, ReviewsHead, ReviewsPage } from './order-reviews.styles.ts';
import { namedInReviews, reviewsAddress } from './review-address.ts';
import { ReviewEntry } from './review-entry.tsx';
import { ReviewStars } from './review-stars.tsx';

type Product = components['schemas']['ReviewedProduct'];

interface OrderReviewsProps {
  readonly orderId: string;
  /** The products of the order, each once. */
  readonly products: readonly Product[];
}

/** Shows what can be reviewed of an order, or the form for the product that the address names. */
export function OrderReviews({ orderId, products }: OrderReviewsProps): ReactNode {
  const { href, t } = useLocale();
  const { pathname, search } = useLocation();
  const { productId, sent } = namedInReviews(search);
  const chosen = products.find((product) => product.productId === productId);
  if (chosen) return <ReviewEntry key={chosen.productId} orderId={orderId} product={chosen} />;
  const order = href('orderStatus');
  return (
    <ReviewsPage>
      <ReviewsHead>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:reviews.title')}</h1>
        <Lead>{products.length === 0 ? t('checkout:reviews.none') : t('checkout:reviews.intro')}</Lead>
      </ReviewsHead>
      {products.some((product) => product.productId === sent) && (
        <Note role="status">
          <p>{t('checkout:reviews.sent')}</p>
        </Note>
      )}
      {products.length > 0 && (
        <ReviewedProducts>
          {products.map((product) => (
            <ReviewedProduct key={product.productId}>
              <div>
                {product.image && (
                  <Picture picture={product.image} sizes="64px" ratio="square" corners="small" alt="" />
                )}
              </div>
              <div>
                <h2 className={headingClass({ size: 'sm' })}>{product.name}</h2>
                {product.review && <ReviewStanding review={product.review} />}
              </div>
              <Link
                to={reviewsAddress(pathname, { orderId, productId: product.productId })}
                className={textLinkClass()}
              >
                {product.review ? t('checkout:reviews.change') : t('checkout:reviews.write')}
                <span className={hiddenClass()}> {product.name}</span>
              </Link>
            </ReviewedProduct>
          ))}
        </ReviewedProducts>
      )}
      {order !== undefined && (
        <Link to={`${order}?${new URLSearchParams({ order: orderId })}`} className={onwardLinkClass()}>
          {t('checkout:reviews.back')}
        </Link>
      )}
    </ReviewsPage>
  );
}

const standings: Readonly<Record<NonNullable<Product['review']>['state'], MessageKey>> = {
  waiting: 'checkout:reviews.state.waiting',
  published: 'checkout:reviews.state.published',
  refused: 'checkout:reviews.state.refused',
};

/** Shows the stars of a review, and whether others see it. */
function ReviewStanding({
  review: { stars, state, refusal },
}: {
  readonly review: NonNullable<Product['review']>;
}): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <ReviewStars stars={stars} />
      <p>
        {t(standings[state])}
        {refusal !== undefined && <> {refusal}</>}
      </p>
    </>
  );
}
