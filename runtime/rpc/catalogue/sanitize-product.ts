import type { components } from '#generated/contracts/product-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Product = components['schemas']['Product'];

/** A product whose description is safe to show. */
export function sanitizeProduct(product: Product): Product {
  return { ...product, description: sanitizeHtml(product.description) };
}
