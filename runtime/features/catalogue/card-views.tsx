import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Reduction } from '#runtime/ui/prior-price.tsx';
import { ClassMark, ReductionMark, Views } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';

interface CardViewsProps extends ProductCardProps {
  /** Whether the absorption class is marked on the picture. */
  readonly withClass?: boolean;
}

/** Shows the pictures of a product in a list, with its reduction. */
export function CardViews({ product, sizes, first = false, withClass = false }: CardViewsProps): ReactNode {
  const { t } = useLocale();
  const { fromPrice, image, secondImage, soundClass } = product;
  return (
    <Views>
      <Picture picture={image} sizes={sizes} ratio="card" first={first} />
      {secondImage && (
        <div data-view="second">
          <Picture picture={secondImage} sizes={sizes} ratio="card" single alt="" />
        </div>
      )}
      {withClass && soundClass !== undefined && <ClassMark>{t('product:card.soundClass', { soundClass })}</ClassMark>}
      {fromPrice.priorPrice && (
        <ReductionMark>
          <Reduction prior={fromPrice.priorPrice} priceExcVat={fromPrice.priceExcVat} />
        </ReductionMark>
      )}
    </Views>
  );
}
