import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Category = components['schemas']['Category'];

/** A category whose running text, where it has one, is safe to show. */
export function sanitizeCategory(category: Category): Category {
  return category.body === undefined ? category : { ...category, body: sanitizeHtml(category.body) };
}
