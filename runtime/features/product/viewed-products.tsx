import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import type { SeenProduct } from './viewed-store.ts';

const ViewedList = lazy(async () => ({
  default: (await fetchModule(() => import('./viewed-list.tsx'))).ViewedList,
}));

interface ViewedProductsProps {
  /** The product of the page. */
  readonly product: SeenProduct;
}

/** Shows the products that the visitor has looked at before this one, once the application runs: the browser alone knows them. */
export function ViewedProducts({ product }: ViewedProductsProps): ReactNode {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  return (
    isRunning && (
      <Suspense>
        <ViewedList key={product.id} product={product} />
      </Suspense>
    )
  );
}
