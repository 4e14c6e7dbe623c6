import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Category = components['schemas']['Category'];

/** Returns a category with sanitized text, where it has one. */
export function sanitizeCategory(category: Category): Category {
  return category.body === undefined ? category : { ...category, body: sanitizeHtml(category.body) };
}
