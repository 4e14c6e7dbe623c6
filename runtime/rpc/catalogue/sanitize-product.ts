import type { components } from '#generated/contracts/product-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Product = components['schemas']['Product'];

/** Returns a product with a sanitized description. */
export function sanitizeProduct(product: Product): Product {
  return { ...product, description: sanitizeHtml(product.description) };
}
