import { createHash } from 'node:crypto';

/**
 * An `Idempotency-Key` that follows from what was written: the same form sent again, after a second click or an answer that
 * never came, is one request, without JavaScript too. How long it took to fill in does not count.
 */
export function contentKey({ guard, ...content }: { readonly guard: unknown }): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
