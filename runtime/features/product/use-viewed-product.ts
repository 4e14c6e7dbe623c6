import { useEffect, useEffectEvent } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';

type Schemas = components['schemas'];

/** Tracks a viewed product, and again when another variant is shown. */
export function useViewedProduct(product: Schemas['Product'], variant: Schemas['ProductVariant'] | undefined): void {
  const tracking = useTracking();
  const tell = useEffectEvent(() => tracking?.viewItem({ ...product, ...(variant && { variant: variant.name }) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one product is told from another by
  useEffect(() => tell(), [product.id, variant?.id]);
}
