import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { Reduction } from '#runtime/ui/prior-price.tsx';
import { SwatchRow } from '#runtime/ui/swatch.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { useItemAttributes } from '#runtime/ui/tracked-list.tsx';
import { FromPrice } from './from-price.tsx';
import {
  Card,
  CardCategory,
  CardColors,
  CardPrice,
  CardText,
  CardTitle,
  ClassMark,
  cardLinkClass,
  ReductionMark,
  Views,
} from './product-card.styles.ts';

export type ProductCardData = components['schemas']['ProductCard'];

interface ProductCardProps {
  readonly product: ProductCardData;
  /** `sizes` of the picture. */
  readonly sizes: string;
  /** True for cards on the first screen, whose pictures should not wait. */
  readonly first?: boolean;
}

/** Max. colours shown as dots; the rest is a number. */
const shownColors = 6;

/** Shows a product in a list. */
export function ProductCard({ product, sizes, first = false }: ProductCardProps): ReactNode {
  const { href, t } = useLocale();
  const { fromPrice, colors, variantSlug } = product;
  const path = href('productDetail', { slug: product.slug });
  const to =
    path !== undefined && variantSlug !== undefined ? `${path}?variant=${encodeURIComponent(variantSlug)}` : path;
  const itemAttributes = useItemAttributes();
  return (
    <Card>
      <Views>
        <Picture picture={product.image} sizes={sizes} ratio="card" first={first} />
        {product.secondImage && (
          <div data-view="second">
            <Picture picture={product.secondImage} sizes={sizes} ratio="card" single alt="" />
          </div>
        )}
        {product.soundClass !== undefined && (
          <ClassMark>{t('product:card.soundClass', { soundClass: product.soundClass })}</ClassMark>
        )}
        {fromPrice.priorPrice && (
          <ReductionMark>
            <Reduction prior={fromPrice.priorPrice} priceExcVat={fromPrice.priceExcVat} />
          </ReductionMark>
        )}
      </Views>
      <CardText>
        <CardCategory>{product.category.name}</CardCategory>
        <CardTitle>
          {to === undefined ? (
            product.name
          ) : (
            <Link to={to} className={cardLinkClass()} {...itemAttributes(product.id)}>
              {product.name}
            </Link>
          )}
        </CardTitle>
        <CardPrice>
          <FromPrice price={fromPrice} />
        </CardPrice>
        {colors.length > 1 && (
          <CardColors>
            <span className={hiddenClass()}>
              {t('product:card.colors', { names: colors.map(({ name }) => name).join(', ') })}
            </span>
            <SwatchRow colors={colors.slice(0, shownColors).map(({ hex }) => hex)} size={14} gap={6} />
            {colors.length > shownColors && <span aria-hidden="true">{`+${colors.length - shownColors}`}</span>}
          </CardColors>
        )}
      </CardText>
    </Card>
  );
}
