import type { ReactNode } from 'react';
import { CardLink } from './card-link.tsx';
import { FromPrice } from './from-price.tsx';
import { CardPrice, CardTitle } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';

/** Shows the name of a product in a list, as its link, and the lowest price. */
export function CardOffer({ product }: Pick<ProductCardProps, 'product'>): ReactNode {
  return (
    <>
      <CardTitle>
        <CardLink product={product} />
      </CardTitle>
      <CardPrice>
        <FromPrice price={product.fromPrice} />
      </CardPrice>
    </>
  );
}
