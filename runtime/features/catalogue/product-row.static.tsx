import type { ReactNode } from 'react';
import type { ProductRowProps } from '#runtime/contracts/slots.ts';
import { CardGrid } from '#runtime/ui/layout.styles.ts';
import { TrackedProducts } from '#runtime/ui/tracked-list.tsx';
import { ProductCard } from './product-card.tsx';

/** Layouts by number of products: fewer products get larger pictures, so that a row is always full. */
const layouts = {
  2: { columns: 2, sizes: '(min-width: 1400px) 690px, (min-width: 576px) 46vw, 92vw' },
  3: { columns: 3, sizes: '(min-width: 1400px) 450px, (min-width: 992px) 30vw, (min-width: 576px) 46vw, 92vw' },
  4: { columns: 4, sizes: '(min-width: 1400px) 330px, (min-width: 992px) 23vw, 46vw' },
} as const;

/** Shows a few products side by side. */
export function ProductRow({ products, list }: ProductRowProps): ReactNode {
  const layout = products.length >= 4 ? layouts[4] : products.length === 3 ? layouts[3] : layouts[2];
  return (
    <TrackedProducts list={list} products={products}>
      <CardGrid columns={layout.columns}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={layout.sizes} />
          </li>
        ))}
      </CardGrid>
    </TrackedProducts>
  );
}
