import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Blog = components['schemas']['Blog'];

/** Returns a blog with sanitized text. */
export function sanitizeBlog(blog: Blog): Blog {
  return { ...blog, body: sanitizeHtml(blog.body) };
}
