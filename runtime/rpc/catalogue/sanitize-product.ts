import type { components } from '#generated/contracts/product-api.ts';
import { withoutSecondText } from '../hidden-image-texts.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Product = components['schemas']['Product'];

/** Returns a product with a sanitized description, and without the texts of second images of related products. */
export function sanitizeProduct(product: Product): Product {
  return {
    ...product,
    description: sanitizeHtml(product.description),
    related: product.related.map(withoutSecondText),
  };
}
