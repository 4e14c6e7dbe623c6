import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns a token of 256 random bits in base64url: 43 characters. Nobody can guess one, so its hash needs neither salt
 * nor work.
 */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token: its SHA-256 in base64url. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns a random identifier of 96 bits. */
export function createId(prefix: string): string {
  return `${prefix}-${randomBytes(12).toString('base64url')}`;
}
