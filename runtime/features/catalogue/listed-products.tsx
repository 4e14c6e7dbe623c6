import type { ReactNode } from 'react';
import type { ListedProductsProps } from './listed-products-props.ts';
import { ProductGrid } from './product-grid.tsx';

/** Shows the products on a page of a listing. */
export function ListedProducts({ list, products }: ListedProductsProps): ReactNode {
  return <ProductGrid list={list} products={products} />;
}
