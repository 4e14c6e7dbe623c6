import type { ReactNode } from 'react';
import { CardGrid } from '#runtime/ui/layout.styles.ts';
import { ProductCard, type ProductCardData } from './product-card.tsx';

interface ProductRowProps {
  readonly products: readonly ProductCardData[];
}

/** A few products side by side. */
export function ProductRow({ products }: ProductRowProps): ReactNode {
  return (
    <CardGrid columns={4}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes="(min-width: 1400px) 330px, (min-width: 992px) 23vw, 46vw" />
        </li>
      ))}
    </CardGrid>
  );
}
