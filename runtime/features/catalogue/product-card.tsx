import type { ReactNode } from 'react';
import { CardColors } from './card-colors.tsx';
import { CardOffer } from './card-offer.tsx';
import { CardViews } from './card-views.tsx';
import { Card, CardNote, CardText } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';

/** Shows a product in a list. */
export function ProductCard({ product, sizes, first = false }: ProductCardProps): ReactNode {
  return (
    <Card>
      <CardViews product={product} sizes={sizes} first={first} withClass />
      <CardText>
        <CardNote>{product.category.name}</CardNote>
        <CardOffer product={product} />
        <CardColors colors={product.colors} />
      </CardText>
    </Card>
  );
}
