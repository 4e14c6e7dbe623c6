import type { ReactNode } from 'react';
import type { ProductRowProps } from '#runtime/contracts/slots.ts';
import { TrackedProducts } from '#runtime/ui/tracked-list.tsx';
import { ListingGrid } from './listing.styles.ts';
import { ProductCard } from './product-card.tsx';

/** Shows products in rows of up to four. */
export function ProductGrid({ list, products }: ProductRowProps): ReactNode {
  return (
    <TrackedProducts list={list} products={products}>
      <ListingGrid>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 1400px) 260px, (min-width: 1200px) 24vw, (min-width: 992px) 34vw, 46vw"
              first={index === 0}
            />
          </li>
        ))}
      </ListingGrid>
    </TrackedProducts>
  );
}
