/** Query parameters that name the sample which was just ordered. */
const [productParameter, variantParameter] = ['sample', 'sampleVariant'];

/** A sample of a material. */
export interface OrderedSample {
  readonly productId: string;
  readonly variantId: string;
}

/** Returns the query of the cart's address that says which sample was just put into it. */
export function orderedSampleSearch({ productId, variantId }: OrderedSample): string {
  return `?${new URLSearchParams({ [productParameter]: productId, [variantParameter]: variantId })}`;
}

/** Returns the sample that an address says was just ordered; undefined where it names none. */
export function orderedSample(search: string): OrderedSample | undefined {
  const parameters = new URLSearchParams(search);
  const [productId, variantId] = [parameters.get(productParameter), parameters.get(variantParameter)];
  return productId && variantId ? { productId, variantId } : undefined;
}
