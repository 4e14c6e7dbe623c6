import { namedConfiguration } from '#runtime/features/configurator/configuration-address.ts';

/** Input of `configurator.purchase`; the same for loader and screen. */
export interface PurchaseInput {
  readonly product: string;
  readonly configurationId?: string;
}

export function purchaseInput(product: string, search: URLSearchParams): PurchaseInput {
  const configurationId = namedConfiguration(search);
  return { product, ...(configurationId !== undefined && { configurationId }) };
}
