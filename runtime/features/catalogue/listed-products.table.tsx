import type { ReactNode } from 'react';
import type { ListedProductsProps } from './listed-products-props.ts';
import { ProductTable } from './product-table.tsx';

/** Shows the products on a page of a listing as a table of their figures. */
export function ListedProducts({ list, products }: ListedProductsProps): ReactNode {
  return <ProductTable list={list} products={products} />;
}
