import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Encrypts and decrypts a text for a cookie (RFC 7516, `dir` with A256GCM). */
export interface Seal {
  /** @param seconds - After which it cannot be opened any more. */
  readonly close: (text: string, seconds: number) => Promise<string>;
  /** Returns `undefined` for a text that was tampered with, has expired, or was sealed with another secret. */
  readonly open: (sealed: string) => Promise<string | undefined>;
}

/**
 * @param secret - `SESSION_SECRET`.
 * @param purpose - What is sealed for one thing opens for no other.
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close: (token, seconds) =>
      new EncryptJWT({ token })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${seconds} seconds`)
        .encrypt(key),
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return typeof payload.token === 'string' ? payload.token : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
