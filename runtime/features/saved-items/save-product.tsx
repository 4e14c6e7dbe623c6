import { lazy, type ReactNode } from 'react';
import type { SaveProductProps } from '#runtime/contracts/slots.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

/** It comes with the form that it stands in, which the product page does without at first. */
const SaveProductButton = lazy(async () => ({
  default: (await fetchModule(() => import('./save-product-button.tsx'))).SaveProductButton,
}));

/** Shows the form that saves the configuration of a product page. */
export function SaveProduct(props: SaveProductProps): ReactNode {
  return <SaveProductButton {...props} />;
}
