import { createHash } from 'node:crypto';

/**
 * Returns an `Idempotency-Key` that follows from the content: the same form sent again, after a second click or a lost
 * answer, is one request, without JavaScript too. The time it took to fill in does not count.
 */
export function contentKey({ guard, ...content }: { readonly guard: unknown }): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
