import { createHash, timingSafeEqual } from 'node:crypto';
import type { Authenticate } from './authenticate.ts';

/**
 * Creates a check of the service key in `X-Service-Key`; without a configured key it always fails. Hashes are compared,
 * so that timing and length reveal nothing about the key.
 */
export function createServiceKeyCheck(key: string | undefined): Authenticate {
  if (key === undefined) return async () => false;
  const expected = digest(key);
  return async ({ headers }) => {
    const given = headers['x-service-key'];
    return typeof given === 'string' && timingSafeEqual(digest(given), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
