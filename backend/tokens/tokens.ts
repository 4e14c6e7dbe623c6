import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits in base64url: 43 characters. Nobody can guess one, so its hash needs neither salt nor work. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: its SHA-256 in base64url. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** An identifier that tells nothing, of 96 random bits. */
export function createId(prefix: string): string {
  return `${prefix}-${randomBytes(12).toString('base64url')}`;
}
