import type { components } from '#generated/contracts/product-api.ts';
import type { Option } from './options/option-type.ts';

type Schemas = components['schemas'];

/** What the form of a product is given. */
export interface ConfiguratorProps {
  readonly productId: string;
  /** The variant on show; absent for a product that comes in one form only. */
  readonly variantId: string | undefined;
  /** What can be chosen, less what decides the variant. */
  readonly options: readonly Option[];
  readonly quantity: Schemas['QuantityBounds'];
  readonly pricing: Schemas['Pricing'];
  /** Whether that is the price of what is chosen at first. */
  readonly isPriced: boolean;
  /** What was chosen before, and saved. */
  readonly saved: Schemas['ConfiguredProduct'] | undefined;
  readonly kind: Schemas['ProductKind'];
  /** What is sold: pieces, or square metres. */
  readonly unit: Schemas['PriceUnit'];
  /** Millimetres of the variant on show. */
  readonly variantSize: Schemas['Size'] | undefined;
}
