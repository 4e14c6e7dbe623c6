import type { ReactNode } from 'react';
import { ColorBand } from './color-band.tsx';
import type { ListedProductsProps } from './listed-products-props.ts';
import { ProductGrid } from './product-grid.tsx';

/** Shows the products on a page of a listing below the colours that they come in. */
export function ListedProducts({ list, products, listing }: ListedProductsProps): ReactNode {
  return (
    <>
      <ColorBand {...listing} />
      <ProductGrid list={list} products={products} large />
    </>
  );
}
