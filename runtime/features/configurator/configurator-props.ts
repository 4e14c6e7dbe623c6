import type { components } from '#generated/contracts/product-api.ts';
import type { Option } from './options/option-type.ts';

type Schemas = components['schemas'];

/** Props of the form that configures a product. */
export interface ConfiguratorProps {
  readonly productId: string;
  readonly productName: string;
  /** The current variant; absent for a product without variants. */
  readonly variantId: string | undefined;
  /** The options, without those that select the variant. */
  readonly options: readonly Option[];
  readonly quantity: Schemas['QuantityBounds'];
  readonly pricing: Schemas['Pricing'];
  /** Whether that is the price of the initial configuration. */
  readonly isPriced: boolean;
  /** The saved configuration. */
  readonly saved: Schemas['ConfiguredProduct'] | undefined;
  readonly kind: Schemas['ProductKind'];
  /** The unit of sale: pieces or square metres. */
  readonly unit: Schemas['PriceUnit'];
  /** Size of the current variant, in millimetres. */
  readonly variantSize: Schemas['Size'] | undefined;
}
