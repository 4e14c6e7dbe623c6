import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SwatchRow } from '#runtime/ui/swatch.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { CardOffer } from './card-offer.tsx';
import { CardViews } from './card-views.tsx';
import { Card, CardCategory, CardColors, CardText } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';

/** Max. colours shown as dots; the rest is a number. */
const shownColors = 6;

/** Shows a product in a list. */
export function ProductCard({ product, sizes, first = false }: ProductCardProps): ReactNode {
  const { t } = useLocale();
  const { colors } = product;
  return (
    <Card>
      <CardViews product={product} sizes={sizes} first={first} withClass />
      <CardText>
        <CardCategory>{product.category.name}</CardCategory>
        <CardOffer product={product} />
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
