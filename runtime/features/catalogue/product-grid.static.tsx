import type { ReactNode } from 'react';
import type { ProductRowProps } from '#runtime/contracts/slots.ts';
import { TrackedProducts } from '#runtime/ui/tracked-list.tsx';
import { ListingGrid } from './listing.styles.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps extends ProductRowProps {
  /** Whether rows have no more than three, with larger pictures. */
  readonly large?: boolean;
}

const sizesFrom = (widest: string): string =>
  `(min-width: 1400px) ${widest}, (min-width: 1200px) 24vw, (min-width: 992px) 34vw, 46vw`;

/** Shows products in rows of up to four. */
export function ProductGrid({ list, products, large = false }: ProductGridProps): ReactNode {
  return (
    <TrackedProducts list={list} products={products}>
      <ListingGrid large={large}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizesFrom(large ? '350px' : '260px')} first={index === 0} />
          </li>
        ))}
      </ListingGrid>
    </TrackedProducts>
  );
}
