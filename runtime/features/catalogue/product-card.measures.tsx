import type { ReactNode } from 'react';
import { CardMeasures } from './card-measures.styles.ts';
import { CardOffer } from './card-offer.tsx';
import { CardViews } from './card-views.tsx';
import { Card, CardText } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';
import { useCardMeasures } from './use-card-measures.ts';

/** Shows a product in a list, with the figures by which a material is chosen. */
export function ProductCard({ product, sizes, first = false }: ProductCardProps): ReactNode {
  const measuresOf = useCardMeasures();
  const measured = measuresOf(product).filter(({ value }) => value !== undefined);
  return (
    <Card>
      <CardViews product={product} sizes={sizes} first={first} />
      <CardText>
        <CardOffer product={product} />
        {measured.length > 0 && (
          <CardMeasures>
            {measured.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </CardMeasures>
        )}
      </CardText>
    </Card>
  );
}
