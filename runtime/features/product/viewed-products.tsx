import { lazy, type ReactNode, Suspense } from 'react';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { useIsAlive } from '#runtime/ui/use-is-alive.ts';
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
  const isAlive = useIsAlive();
  return (
    isAlive && (
      <Suspense>
        <ViewedList key={product.id} product={product} />
      </Suspense>
    )
  );
}
