import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Blog = components['schemas']['Blog'];

/** A blog whose text is safe to show. */
export function sanitizeBlog(blog: Blog): Blog {
  return { ...blog, body: sanitizeHtml(blog.body) };
}
