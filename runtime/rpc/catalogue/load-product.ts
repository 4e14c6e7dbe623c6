import type { components } from '#generated/contracts/product-api.ts';
import { unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';

type Product = components['schemas']['Product'];

/**
 * Loads a product, in one of its variants if one is named. Without that variant, the product itself: variants come and
 * go, while links to them stay.
 *
 * @throws {ApiProblemError} for every answer but the product.
 */
export async function loadProduct(
  { products }: Pick<RpcContext, 'products'>,
  id: string,
  variant: string | undefined,
): Promise<Product> {
  if (variant !== undefined) {
    const path = { id, second: variant };
    const result = await products.GET('/Products/{id}/{second}', { params: { path } });
    if (result.response.status !== 404) return unwrap(result);
  }
  return unwrap(await products.GET('/Products/{id}', { params: { path: { id } } }));
}
