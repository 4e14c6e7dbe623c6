import type { components } from '#generated/contracts/product-api.ts';
import { useShownReport } from '#runtime/ui/tracking-context.ts';

type Schemas = components['schemas'];

interface ViewedProductProps {
  readonly product: Schemas['Product'];
  readonly variant: Schemas['ProductVariant'] | undefined;
}

/** Tracks a viewed product, and again when another variant is shown. It stands before the lists of the page, to be told first. */
export function ViewedProduct({ product, variant }: ViewedProductProps): null {
  const { id, name, brand, category, pricing } = product;
  useShownReport(
    () => [
      'viewItem',
      {
        id,
        name,
        brand,
        category: { name: category.name },
        pricing: { currency: pricing.currency, priceExcVat: pricing.priceExcVat },
        ...(variant && { variant: variant.name }),
      },
    ],
    `${id} ${variant?.id}`,
  );
  return null;
}
