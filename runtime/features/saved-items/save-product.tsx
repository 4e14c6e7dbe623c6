import { lazy, type ReactNode } from 'react';
import type { SaveProductProps } from '#runtime/contracts/slots.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

/** Loaded with the form that contains it, after the product page itself. */
const SaveProductButton = lazy(async () => ({
  default: (await fetchModule(() => import('./save-product-button.tsx'))).SaveProductButton,
}));

/** Shows the form that saves the configuration of a product page. */
export function SaveProduct(props: SaveProductProps): ReactNode {
  return <SaveProductButton {...props} />;
}
